/**
 * The shipped words of the letters about what became of a contract, in the buyer's language. They name no law and none of
 * the office's reasons. `{{day}}` is a day in Pattaya.
 */
import type { Locale } from "../../languages/locales.ts";

export type ContractLetterTexts = {
  contractEndedSubject: string;
  contractDefaulted: string;
  contractTerminated: string;
  /** Of an ending after which money goes back. */
  contractGoesBack: string;
  contractReopenedSubject: string;
  contractReopened: string;
  contractPaidOffSubject: string;
  contractPaidOff: string;
  contractTransferredSubject: string;
  contractTransferred: string;
  contractUpgradedSubject: string;
  contractUpgraded: string;
  contractRefundedSubject: string;
  contractRefunded: string;
  contractAsk: string;
  contractPaid: string;
  contractKept: string;
  contractReturned: string;
  contractLeftToReturn: string;
  contractMoved: string;
  contractNotMoved: string;
  contractNextHome: string;
};

export const contractLetterTexts: Record<Locale, ContractLetterTexts> = {
  en: {
    contractEndedSubject: "Your contract has ended",
    contractDefaulted: "Your contract ended on {{day}} because payments were missed.",
    contractTerminated: "Your contract ended on {{day}}, as you wished or as we agreed.",
    contractGoesBack: "{{amount}} goes back to you. We will write to you when it has been paid.",
    contractReopenedSubject: "Your contract goes on",
    contractReopened:
      "We wrote to you that your contract had ended. That was a mistake: your contract goes on as before. Please excuse it.",
    contractPaidOffSubject: "The rest is paid",
    contractPaidOff:
      "The rest of your contract was paid early on {{day}}: {{amount}}. Everything is paid now. The transfer of ownership comes next.",
    contractTransferredSubject: "The home is yours",
    contractTransferred:
      "Ownership of your home was transferred to you on {{day}}. With that, your contract is fulfilled. We wish you much joy in it.",
    contractUpgradedSubject: "Your move to another home",
    contractUpgraded:
      "On {{day}} your contract ended with your move to another home. What moves along is a part of the new down payment.",
    contractRefundedSubject: "We have paid money back to you",
    contractRefunded: "On {{day}} we paid {{amount}} back to you.",
    contractAsk: "If something looks wrong to you, please answer this e-mail.",
    contractPaid: "Paid",
    contractKept: "Kept",
    contractReturned: "Goes back to you",
    contractLeftToReturn: "Still goes back to you",
    contractMoved: "Moves along",
    contractNotMoved: "Does not move along",
    contractNextHome: "Your next home",
  },
  th: {
    contractEndedSubject: "สัญญาของคุณสิ้นสุดแล้ว",
    contractDefaulted: "สัญญาของคุณสิ้นสุดเมื่อวันที่ {{day}} เนื่องจากมีการผิดนัดชำระ",
    contractTerminated: "สัญญาของคุณสิ้นสุดเมื่อวันที่ {{day}} ตามความประสงค์ของคุณหรือตามที่ตกลงกัน",
    contractGoesBack: "คุณจะได้รับเงินคืน {{amount}} เราจะแจ้งให้คุณทราบเมื่อโอนคืนแล้ว",
    contractReopenedSubject: "สัญญาของคุณยังมีผลต่อไป",
    contractReopened:
      "เราเคยแจ้งว่าสัญญาของคุณสิ้นสุดแล้ว ซึ่งเป็นความผิดพลาด สัญญาของคุณยังมีผลต่อไปเหมือนเดิม ขออภัยในความผิดพลาดนี้",
    contractPaidOffSubject: "ชำระส่วนที่เหลือครบแล้ว",
    contractPaidOff:
      "ส่วนที่เหลือของสัญญาชำระก่อนกำหนดเมื่อวันที่ {{day}} เป็นเงิน {{amount}} ชำระครบทั้งหมดแล้ว ขั้นตอนต่อไปคือการโอนกรรมสิทธิ์",
    contractTransferredSubject: "ที่อยู่อาศัยเป็นของคุณแล้ว",
    contractTransferred:
      "กรรมสิทธิ์ในที่อยู่อาศัยโอนเป็นของคุณแล้วเมื่อวันที่ {{day}} สัญญาจึงเสร็จสมบูรณ์ ขอให้คุณมีความสุขกับที่อยู่อาศัยของคุณ",
    contractUpgradedSubject: "การย้ายไปที่อยู่อาศัยหลังใหม่",
    contractUpgraded:
      "สัญญาเดิมสิ้นสุดเมื่อวันที่ {{day}} เพราะย้ายไปที่อยู่อาศัยหลังใหม่ ยอดที่ยกไปเป็นส่วนหนึ่งของเงินดาวน์ในสัญญาใหม่",
    contractRefundedSubject: "เราคืนเงินให้คุณแล้ว",
    contractRefunded: "เราคืนเงินจำนวน {{amount}} ให้คุณแล้วเมื่อวันที่ {{day}}",
    contractAsk: "หากเห็นว่ามีสิ่งใดไม่ถูกต้อง โปรดตอบอีเมลนี้",
    contractPaid: "ชำระแล้ว",
    contractKept: "ริบไว้",
    contractReturned: "ยอดที่จะคืนให้คุณ",
    contractLeftToReturn: "ยอดที่ยังจะคืนให้คุณ",
    contractMoved: "ยอดที่ยกไป",
    contractNotMoved: "ยอดที่ไม่ยกไป",
    contractNextHome: "ที่อยู่อาศัยหลังใหม่ของคุณ",
  },
  zh: {
    contractEndedSubject: "您的合同已终止",
    contractDefaulted: "由于未按期付款，您的合同已于 {{day}} 终止。",
    contractTerminated: "按您的意愿或双方约定，您的合同已于 {{day}} 终止。",
    contractGoesBack: "我们将退还您 {{amount}}，付款后会写信告知您。",
    contractReopenedSubject: "您的合同继续有效",
    contractReopened: "我们此前来信称您的合同已终止，这是我们的失误。您的合同照常继续有效，敬请谅解。",
    contractPaidOffSubject: "余款已付清",
    contractPaidOff: "您已于 {{day}} 提前付清合同余款 {{amount}}。全部款项均已付清，接下来办理产权过户。",
    contractTransferredSubject: "房子归您了",
    contractTransferred: "您房屋的产权已于 {{day}} 过户到您名下，合同至此履行完毕。祝您居住愉快。",
    contractUpgradedSubject: "您已换到另一套房",
    contractUpgraded: "因换到另一套房，您的原合同已于 {{day}} 终止。转入的金额计入新合同的首付。",
    contractRefundedSubject: "我们已向您退款",
    contractRefunded: "我们已于 {{day}} 退还您 {{amount}}。",
    contractAsk: "如有不符之处，请直接回复本邮件。",
    contractPaid: "已付",
    contractKept: "不退",
    contractReturned: "退还给您",
    contractLeftToReturn: "尚待退还给您",
    contractMoved: "转入",
    contractNotMoved: "不转入",
    contractNextHome: "您的新房",
  },
  ru: {
    contractEndedSubject: "Ваш договор завершён",
    contractDefaulted: "Ваш договор завершён {{day}} из-за пропущенных платежей.",
    contractTerminated: "Ваш договор завершён {{day}} по вашему желанию или по соглашению сторон.",
    contractGoesBack: "Вам возвращается {{amount}}. Мы напишем вам, когда деньги будут выплачены.",
    contractReopenedSubject: "Ваш договор действует",
    contractReopened:
      "Мы писали вам, что ваш договор завершён. Это была ошибка: договор действует, как и прежде. Просим нас извинить.",
    contractPaidOffSubject: "Остаток уплачен",
    contractPaidOff:
      "{{day}} остаток по вашему договору внесён досрочно: {{amount}}. Теперь всё уплачено. Следующий шаг — переход права собственности.",
    contractTransferredSubject: "Жильё ваше",
    contractTransferred:
      "{{day}} право собственности на ваше жильё перешло к вам. Договор исполнен. Желаем вам радости в новом доме.",
    contractUpgradedSubject: "Ваш переход на другое жильё",
    contractUpgraded:
      "Ваш прежний договор завершён {{day}} в связи с переходом на другое жильё. Перенесённая сумма входит в новый первый взнос.",
    contractRefundedSubject: "Мы вернули вам деньги",
    contractRefunded: "{{day}} мы вернули вам {{amount}}.",
    contractAsk: "Если что-то кажется вам неправильным, пожалуйста, ответьте на это письмо.",
    contractPaid: "Уплачено",
    contractKept: "Удержано",
    contractReturned: "Возвращается вам",
    contractLeftToReturn: "Осталось вернуть вам",
    contractMoved: "Переносится",
    contractNotMoved: "Не переносится",
    contractNextHome: "Ваше новое жильё",
  },
  de: {
    contractEndedSubject: "Ihr Vertrag ist beendet",
    contractDefaulted: "Ihr Vertrag endete am {{day}}, weil Zahlungen ausgeblieben sind.",
    contractTerminated: "Ihr Vertrag endete am {{day}}, auf Ihren Wunsch oder im gegenseitigen Einvernehmen.",
    contractGoesBack:
      "{{amount}} zahlen wir an Sie zurück. Wir schreiben Ihnen, sobald das Geld überwiesen ist.",
    contractReopenedSubject: "Ihr Vertrag läuft weiter",
    contractReopened:
      "wir hatten Ihnen geschrieben, Ihr Vertrag sei beendet. Das war ein Irrtum: Ihr Vertrag läuft weiter wie bisher. Bitte entschuldigen Sie das Versehen.",
    contractPaidOffSubject: "Der Rest ist bezahlt",
    contractPaidOff:
      "der Rest Ihres Vertrags wurde am {{day}} vorzeitig bezahlt: {{amount}}. Damit ist alles bezahlt. Als Nächstes wird das Eigentum übertragen.",
    contractTransferredSubject: "Das Zuhause gehört Ihnen",
    contractTransferred:
      "am {{day}} wurde das Eigentum an Ihrem Zuhause auf Sie übertragen. Damit ist Ihr Vertrag erfüllt. Wir wünschen Ihnen viel Freude darin.",
    contractUpgradedSubject: "Ihr Wechsel in ein anderes Zuhause",
    contractUpgraded:
      "mit dem Wechsel in ein anderes Zuhause endete Ihr bisheriger Vertrag am {{day}}. Der angerechnete Betrag ist ein Teil der neuen Anzahlung.",
    contractRefundedSubject: "Wir haben Ihnen Geld zurückgezahlt",
    contractRefunded: "am {{day}} haben wir Ihnen {{amount}} zurückgezahlt.",
    contractAsk: "Falls Ihnen etwas nicht richtig erscheint, antworten Sie bitte auf diese E-Mail.",
    contractPaid: "Gezahlt",
    contractKept: "Einbehalten",
    contractReturned: "Erhalten Sie zurück",
    contractLeftToReturn: "Erhalten Sie noch zurück",
    contractMoved: "Wird angerechnet",
    contractNotMoved: "Wird nicht angerechnet",
    contractNextHome: "Ihr nächstes Zuhause",
  },
  fr: {
    contractEndedSubject: "Votre contrat a pris fin",
    contractDefaulted: "Votre contrat a pris fin le {{day}} en raison d’échéances impayées.",
    contractTerminated: "Votre contrat a pris fin le {{day}}, à votre demande ou d’un commun accord.",
    contractGoesBack: "Nous vous rendons {{amount}}. Nous vous écrirons dès que la somme sera versée.",
    contractReopenedSubject: "Votre contrat se poursuit",
    contractReopened:
      "Nous vous avions écrit que votre contrat avait pris fin. C’était une erreur : il se poursuit comme avant. Nous vous prions de nous en excuser.",
    contractPaidOffSubject: "Le reste est payé",
    contractPaidOff:
      "Le reste de votre contrat a été payé par anticipation le {{day}} : {{amount}}. Tout est payé. L’étape suivante est le transfert de propriété.",
    contractTransferredSubject: "Votre logement est à vous",
    contractTransferred:
      "La propriété de votre logement vous a été transférée le {{day}}. Votre contrat est ainsi accompli. Nous vous souhaitons d’y être heureux.",
    contractUpgradedSubject: "Votre changement de logement",
    contractUpgraded:
      "Avec votre changement de logement, votre contrat précédent a pris fin le {{day}}. La somme reportée fait partie du nouvel apport.",
    contractRefundedSubject: "Nous vous avons remboursé",
    contractRefunded: "Le {{day}}, nous vous avons remboursé {{amount}}.",
    contractAsk: "Si quelque chose vous semble inexact, répondez simplement à cet e-mail.",
    contractPaid: "Payé",
    contractKept: "Retenu",
    contractReturned: "Vous est rendu",
    contractLeftToReturn: "Reste à vous rendre",
    contractMoved: "Reporté",
    contractNotMoved: "Non reporté",
    contractNextHome: "Votre prochain logement",
  },
};
