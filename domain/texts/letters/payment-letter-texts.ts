/**
 * The shipped words of the letters about a contract's payments, in the buyer's language. They name no law and threaten
 * nothing: what follows from arrears is in the contract. `{{day}}` is a day in Pattaya.
 */
import type { Locale } from "../../languages/locales.ts";

export type PaymentLetterTexts = {
  receiptSubject: string;
  receipt: string;
  receiptNumber: string;
  receiptAmount: string;
  receiptPaidOn: string;
  /** Which payment it is. */
  receiptFor: string;
  receiptPaidSoFar: string;
  receiptLeft: string;
  receiptMoves: string;
  receiptAllPaid: string;
  receiptStopping: string;
  receiptStoppingValue: string;
  /** `{{receipt}}` is the number of the one that was taken back. */
  correctionSubject: string;
  correction: string;
  correctionNumber: string;
  correctionTakesBack: string;
  correctionTakenBackOn: string;
  instalmentBeforeSubject: string;
  instalmentBefore: string;
  instalmentOnDaySubject: string;
  instalmentOnDay: string;
  instalmentAfter3Subject: string;
  instalmentAfter3: string;
  instalmentAfter10Subject: string;
  instalmentAfter10: string;
  instalmentAfter30Subject: string;
  instalmentAfter30: string;
  instalmentFeeSubject: string;
  instalmentFee: string;
  /** Of the letters about arrears. */
  instalmentCrossed: string;
  instalmentOf: string;
  instalmentDownPayment: string;
  instalmentLateFee: string;
  instalmentDue: string;
  instalmentStillOwed: string;
  instalmentOverdueInAll: string;
  instalmentAccount: string;
  /** The same link in a letter about what is owed. */
  instalmentHowToPay: string;
};

export const paymentLetterTexts: Record<Locale, PaymentLetterTexts> = {
  en: {
    receiptSubject: "Receipt",
    receipt: "Thank you. Your payment of {{amount}} arrived on {{day}}.",
    receiptNumber: "Receipt number",
    receiptAmount: "Amount",
    receiptPaidOn: "Arrived on",
    receiptFor: "For",
    receiptPaidSoFar: "Paid so far, late fees included",
    receiptLeft: "Left to pay",
    receiptMoves: "Moves along to your next home",
    receiptAllPaid: "Everything is paid. The transfer of ownership comes next.",
    receiptStopping: "If you stopped after this",
    receiptStoppingValue: "{{kept}} kept, {{returned}} returned",
    correctionSubject: "Correction",
    correction:
      "Receipt {{receipt}} is no longer valid, and the payment of {{amount}} on {{day}} no longer counts. Either the bank returned it, or we had entered it wrongly. If a part of it was right, you get a new receipt for that. If something looks wrong to you, please answer this e-mail.",
    correctionNumber: "Correction number",
    correctionTakesBack: "No longer valid",
    correctionTakenBackOn: "Taken back on",
    instalmentBeforeSubject: "A payment is due soon",
    instalmentBefore: "A payment of {{amount}} for your home is due on {{day}}.",
    instalmentOnDaySubject: "A payment is due today",
    instalmentOnDay: "A payment of {{amount}} for your home is due today, {{day}} (Pattaya time).",
    instalmentAfter3Subject: "A payment is overdue",
    instalmentAfter3:
      "A payment of {{amount}} for your home was due on {{day}}. It has not reached us yet. Perhaps it was forgotten: please pay it in the next days.",
    instalmentAfter10Subject: "A payment is still overdue",
    instalmentAfter10:
      "A payment of {{amount}} for your home was due on {{day}}, and we are still waiting for it. Please pay it, or tell us when you can.",
    instalmentAfter30Subject: "A payment has been overdue for a month",
    instalmentAfter30:
      "A payment of {{amount}} for your home was due on {{day}}, and we have waited for a month. Please pay it now. If something stands in the way, please talk to us, so that we can look for a solution together.",
    instalmentFeeSubject: "A late fee was added",
    instalmentFee:
      "A late fee of {{amount}} was added to your contract. It is due on {{day}}. Your account shows how to pay it.",
    instalmentCrossed: "If you have paid in the last few days, our letters have crossed, and we thank you.",
    instalmentOf: "Instalment {{number}}",
    instalmentDownPayment: "Down payment",
    instalmentLateFee: "Late fee {{number}}",
    instalmentDue: "Due on",
    instalmentStillOwed: "Still to pay of this amount",
    instalmentOverdueInAll: "Overdue in all",
    instalmentAccount: "See the schedule and what is paid in your account",
    instalmentHowToPay: "See how to pay, and what is paid, in your account",
  },
  th: {
    receiptSubject: "ใบเสร็จรับเงิน",
    receipt: "ขอบคุณ เราได้รับเงินจำนวน {{amount}} ของคุณแล้วเมื่อวันที่ {{day}}",
    receiptNumber: "เลขที่ใบเสร็จ",
    receiptAmount: "จำนวนเงิน",
    receiptPaidOn: "วันที่ได้รับ",
    receiptFor: "รายการ",
    receiptPaidSoFar: "ชำระแล้วทั้งหมด รวมค่าปรับล่าช้า",
    receiptLeft: "ยอดคงเหลือที่ต้องชำระ",
    receiptMoves: "ยอดที่ยกไปบ้านหลังถัดไปได้เมื่อย้าย",
    receiptAllPaid: "ชำระครบทั้งหมดแล้ว ขั้นตอนต่อไปคือการโอนกรรมสิทธิ์",
    receiptStopping: "หากหยุดหลังรายการนี้",
    receiptStoppingValue: "ริบ {{kept}} คืน {{returned}}",
    correctionSubject: "ใบแก้ไข",
    correction:
      "ใบเสร็จรับเงินเลขที่ {{receipt}} ใช้ไม่ได้แล้ว และเงินจำนวน {{amount}} ของวันที่ {{day}} ไม่นับเป็นการชำระอีกต่อไป เนื่องจากธนาคารตีเงินกลับ หรือเราบันทึกผิดพลาด หากมีบางส่วนที่ถูกต้อง เราจะออกใบเสร็จฉบับใหม่ให้สำหรับส่วนนั้น หากเห็นว่ามีสิ่งใดไม่ถูกต้อง โปรดตอบอีเมลนี้",
    correctionNumber: "เลขที่ใบแก้ไข",
    correctionTakesBack: "ใบเสร็จที่ยกเลิก",
    correctionTakenBackOn: "วันที่ยกเลิกรายการ",
    instalmentBeforeSubject: "ใกล้ถึงกำหนดชำระเงิน",
    instalmentBefore: "ยอดชำระค่าที่อยู่อาศัยของคุณจำนวน {{amount}} จะครบกำหนดชำระในวันที่ {{day}}",
    instalmentOnDaySubject: "ครบกำหนดชำระเงินวันนี้",
    instalmentOnDay: "ยอดชำระค่าที่อยู่อาศัยของคุณจำนวน {{amount}} ครบกำหนดชำระวันนี้ {{day}} (เวลาพัทยา)",
    instalmentAfter3Subject: "เลยกำหนดชำระเงินแล้ว",
    instalmentAfter3:
      "ยอดชำระค่าที่อยู่อาศัยของคุณจำนวน {{amount}} ครบกำหนดชำระเมื่อวันที่ {{day}} แต่เรายังไม่ได้รับ คุณอาจลืม โปรดชำระภายในไม่กี่วันนี้",
    instalmentAfter10Subject: "ยังไม่ได้รับเงินที่เลยกำหนดชำระ",
    instalmentAfter10:
      "ยอดชำระค่าที่อยู่อาศัยของคุณจำนวน {{amount}} ครบกำหนดชำระเมื่อวันที่ {{day}} และเรายังรออยู่ โปรดชำระ หรือแจ้งให้เราทราบว่าจะชำระได้เมื่อใด",
    instalmentAfter30Subject: "เลยกำหนดชำระเงินมาหนึ่งเดือนแล้ว",
    instalmentAfter30:
      "ยอดชำระค่าที่อยู่อาศัยของคุณจำนวน {{amount}} ครบกำหนดชำระเมื่อวันที่ {{day}} ซึ่งผ่านมาประมาณหนึ่งเดือนแล้ว โปรดชำระโดยทันที หากมีเหตุขัดข้อง โปรดติดต่อเราเพื่อหาทางออกร่วมกัน",
    instalmentFeeSubject: "มีค่าปรับล่าช้าเพิ่มขึ้น",
    instalmentFee: "มีค่าปรับล่าช้าจำนวน {{amount}} เพิ่มในสัญญาของคุณ ครบกำหนดชำระวันที่ {{day}} ดูวิธีชำระได้ในบัญชีของคุณ",
    instalmentCrossed: "หากคุณชำระแล้วในช่วงไม่กี่วันที่ผ่านมา คุณไม่ต้องดำเนินการใดอีก ขอขอบคุณ",
    instalmentOf: "งวดที่ {{number}}",
    instalmentDownPayment: "เงินดาวน์",
    instalmentLateFee: "ค่าปรับล่าช้า {{number}}",
    instalmentDue: "ครบกำหนดวันที่",
    instalmentStillOwed: "ยอดคงค้างของรายการนี้",
    instalmentOverdueInAll: "ยอดเลยกำหนดทั้งหมด",
    instalmentAccount: "ดูตารางผ่อนชำระและยอดที่ชำระแล้วในบัญชีของคุณ",
    instalmentHowToPay: "ดูวิธีชำระเงินและยอดที่ชำระแล้วในบัญชีของคุณ",
  },
  zh: {
    receiptSubject: "收据",
    receipt: "谢谢。您的款项 {{amount}} 已于 {{day}} 到账。",
    receiptNumber: "收据编号",
    receiptAmount: "金额",
    receiptPaidOn: "到账日期",
    receiptFor: "款项",
    receiptPaidSoFar: "累计已付（含滞纳金）",
    receiptLeft: "尚需支付",
    receiptMoves: "换房时可转入",
    receiptAllPaid: "全部款项均已付清，接下来办理产权过户。",
    receiptStopping: "若此后停止",
    receiptStoppingValue: "不退 {{kept}}，退还 {{returned}}",
    correctionSubject: "更正单",
    correction:
      "收据 {{receipt}} 已失效，{{day}} 的款项 {{amount}} 不再计入。原因可能是银行退回了该款项，或我们登记有误。如果其中一部分属实，我们会就该部分另开收据。如有不符之处，请直接回复本邮件。",
    correctionNumber: "更正单编号",
    correctionTakesBack: "失效的收据",
    correctionTakenBackOn: "撤销日期",
    instalmentBeforeSubject: "付款日即将到来",
    instalmentBefore: "您的房款 {{amount}} 将于 {{day}} 到期。",
    instalmentOnDaySubject: "今天是付款日",
    instalmentOnDay: "您的房款 {{amount}} 于今天 {{day}}（芭提雅时间）到期。",
    instalmentAfter3Subject: "付款已逾期",
    instalmentAfter3: "您的房款 {{amount}} 已于 {{day}} 到期，我们尚未收到。可能是您忘记了，请在近日内支付。",
    instalmentAfter10Subject: "付款仍然逾期",
    instalmentAfter10:
      "您的房款 {{amount}} 已于 {{day}} 到期，我们仍在等候。请您支付，或告诉我们您何时可以支付。",
    instalmentAfter30Subject: "付款已逾期一个月",
    instalmentAfter30:
      "您的房款 {{amount}} 已于 {{day}} 到期，至今已约一个月。请立即支付。如果遇到困难，请与我们联系，以便一起寻找解决办法。",
    instalmentFeeSubject: "新增一笔滞纳金",
    instalmentFee: "您的合同新增一笔滞纳金 {{amount}}，应于 {{day}} 前支付。付款方式请见您的账户。",
    instalmentCrossed: "如果您近日已经付款，请不必理会本信，谢谢您。",
    instalmentOf: "第 {{number}} 期",
    instalmentDownPayment: "首付",
    instalmentLateFee: "滞纳金 {{number}}",
    instalmentDue: "到期日",
    instalmentStillOwed: "本期尚欠",
    instalmentOverdueInAll: "逾期总额",
    instalmentAccount: "在您的账户中查看付款计划和已付款项",
    instalmentHowToPay: "在您的账户中查看付款方式和已付款项",
  },
  ru: {
    receiptSubject: "Квитанция",
    receipt: "Спасибо. {{day}} мы получили ваш платёж: {{amount}}.",
    receiptNumber: "Номер квитанции",
    receiptAmount: "Сумма",
    receiptPaidOn: "Дата получения",
    receiptFor: "Назначение",
    receiptPaidSoFar: "Всего уплачено, включая пени",
    receiptLeft: "Осталось заплатить",
    receiptMoves: "Перейдёт на следующее жильё",
    receiptAllPaid: "Всё уплачено. Следующий шаг — переход права собственности.",
    receiptStopping: "Если остановиться после этого платежа",
    receiptStoppingValue: "удерживается {{kept}}, возвращается {{returned}}",
    correctionSubject: "Исправление",
    correction:
      "Квитанция {{receipt}} больше не действительна, и платёж на сумму {{amount}}, {{day}}, больше не учитывается. Либо банк вернул деньги, либо мы внесли платёж в учёт неверно. Если часть суммы была верной, на неё придёт новая квитанция. Если что-то кажется вам неправильным, пожалуйста, ответьте на это письмо.",
    correctionNumber: "Номер исправления",
    correctionTakesBack: "Отменённая квитанция",
    correctionTakenBackOn: "Отменено",
    instalmentBeforeSubject: "Скоро срок платежа",
    instalmentBefore: "Приближается срок платежа за ваше жильё ({{day}}): {{amount}}.",
    instalmentOnDaySubject: "Сегодня срок платежа",
    instalmentOnDay: "Сегодня, {{day}} (время Паттайи), срок платежа за ваше жильё: {{amount}}.",
    instalmentAfter3Subject: "Платёж просрочен",
    instalmentAfter3:
      "Срок платежа за ваше жильё наступил {{day}}: {{amount}}. Деньги к нам ещё не поступили. Возможно, вы забыли о платеже: пожалуйста, внесите его в ближайшие дни.",
    instalmentAfter10Subject: "Платёж всё ещё не поступил",
    instalmentAfter10:
      "Мы всё ещё ждём платёж за ваше жильё, срок которого наступил {{day}}: {{amount}}. Пожалуйста, внесите его или сообщите, когда сможете это сделать.",
    instalmentAfter30Subject: "Платёж просрочен на месяц",
    instalmentAfter30:
      "Платёж за ваше жильё, срок которого наступил {{day}}, просрочен уже на месяц: {{amount}}. Пожалуйста, внесите его сейчас. Если вам что-то мешает, свяжитесь с нами, и мы вместе поищем решение.",
    instalmentFeeSubject: "Начислена пеня",
    instalmentFee:
      "По вашему договору начислена пеня {{amount}}; {{day}} наступает срок её оплаты. Как её оплатить, указано в вашем кабинете.",
    instalmentCrossed: "Если вы заплатили в последние дни, наши письма разминулись, и мы благодарим вас.",
    instalmentOf: "Платёж № {{number}}",
    instalmentDownPayment: "Первый взнос",
    instalmentLateFee: "Пеня {{number}}",
    instalmentDue: "Срок",
    instalmentStillOwed: "Осталось по этому платежу",
    instalmentOverdueInAll: "Просрочено всего",
    instalmentAccount: "График и внесённые платежи — в вашем личном кабинете",
    instalmentHowToPay: "Как заплатить и что уже внесено — в вашем личном кабинете",
  },
  de: {
    receiptSubject: "Quittung",
    receipt: "vielen Dank. Ihre Zahlung von {{amount}} ist am {{day}} eingegangen.",
    receiptNumber: "Quittungsnummer",
    receiptAmount: "Betrag",
    receiptPaidOn: "Eingegangen am",
    receiptFor: "Für",
    receiptPaidSoFar: "Bisher gezahlt, einschließlich Verzugsgebühren",
    receiptLeft: "Noch zu zahlen",
    receiptMoves: "Wird bei einem Wechsel angerechnet",
    receiptAllPaid: "Alles ist bezahlt. Als Nächstes wird das Eigentum übertragen.",
    receiptStopping: "Wenn Sie danach aussteigen",
    receiptStoppingValue: "{{kept}} einbehalten, {{returned}} zurück",
    correctionSubject: "Korrektur",
    correction:
      "die Quittung {{receipt}} gilt nicht mehr, und die Zahlung von {{amount}} am {{day}} zählt nicht mehr. Entweder hat die Bank sie zurückgebucht, oder wir hatten sie falsch eingetragen. War ein Teil davon richtig, erhalten Sie darüber eine neue Quittung. Falls Ihnen etwas nicht richtig erscheint, antworten Sie bitte auf diese E-Mail.",
    correctionNumber: "Nummer der Korrektur",
    correctionTakesBack: "Stornierte Quittung",
    correctionTakenBackOn: "Storniert am",
    instalmentBeforeSubject: "Eine Zahlung wird bald fällig",
    instalmentBefore: "für Ihr Zuhause wird am {{day}} eine Zahlung von {{amount}} fällig.",
    instalmentOnDaySubject: "Heute ist eine Zahlung fällig",
    instalmentOnDay:
      "für Ihr Zuhause ist heute, am {{day}} (Ortszeit Pattaya), eine Zahlung von {{amount}} fällig.",
    instalmentAfter3Subject: "Eine Zahlung ist überfällig",
    instalmentAfter3:
      "für Ihr Zuhause war am {{day}} eine Zahlung von {{amount}} fällig. Sie ist noch nicht bei uns eingegangen. Vielleicht wurde sie vergessen: Bitte zahlen Sie in den nächsten Tagen.",
    instalmentAfter10Subject: "Eine Zahlung ist weiterhin überfällig",
    instalmentAfter10:
      "für Ihr Zuhause war am {{day}} eine Zahlung von {{amount}} fällig, auf die wir noch warten. Bitte zahlen Sie, oder sagen Sie uns, wann Sie zahlen können.",
    instalmentAfter30Subject: "Eine Zahlung ist seit einem Monat überfällig",
    instalmentAfter30:
      "für Ihr Zuhause war am {{day}} eine Zahlung von {{amount}} fällig, auf die wir seit einem Monat warten. Bitte zahlen Sie jetzt. Wenn etwas im Weg steht, sprechen Sie bitte mit uns, damit wir gemeinsam eine Lösung finden.",
    instalmentFeeSubject: "Eine Verzugsgebühr kam hinzu",
    instalmentFee:
      "zu Ihrem Vertrag kam eine Verzugsgebühr von {{amount}} hinzu. Sie ist am {{day}} fällig. Wie Sie sie zahlen, steht in Ihrem Konto.",
    instalmentCrossed:
      "Falls Sie in den letzten Tagen gezahlt haben, haben sich unsere Schreiben gekreuzt, und wir danken Ihnen.",
    instalmentOf: "Rate {{number}}",
    instalmentDownPayment: "Anzahlung",
    instalmentLateFee: "Verzugsgebühr {{number}}",
    instalmentDue: "Fällig am",
    instalmentStillOwed: "Davon noch offen",
    instalmentOverdueInAll: "Insgesamt überfällig",
    instalmentAccount: "Zahlungsplan und geleistete Zahlungen in Ihrem Konto ansehen",
    instalmentHowToPay: "In Ihrem Konto sehen, wie Sie zahlen und was bezahlt ist",
  },
  fr: {
    receiptSubject: "Reçu",
    receipt: "Merci. Votre paiement de {{amount}} nous est parvenu le {{day}}.",
    receiptNumber: "Numéro du reçu",
    receiptAmount: "Montant",
    receiptPaidOn: "Reçu le",
    receiptFor: "Pour",
    receiptPaidSoFar: "Total versé à ce jour, pénalités comprises",
    receiptLeft: "Reste à payer",
    receiptMoves: "Reporté en cas de changement de logement",
    receiptAllPaid: "Tout est payé. L’étape suivante est le transfert de propriété.",
    receiptStopping: "Si vous arrêtiez ensuite",
    receiptStoppingValue: "{{kept}} retenus, {{returned}} rendus",
    correctionSubject: "Rectification",
    correction:
      "Le reçu {{receipt}} n’est plus valable, et le paiement de {{amount}} du {{day}} n’est plus pris en compte. Soit la banque l’a retourné, soit nous l’avions mal enregistré. Si une partie en était juste, vous recevrez un nouveau reçu pour celle-ci. Si quelque chose vous semble inexact, répondez simplement à cet e-mail.",
    correctionNumber: "Numéro de la rectification",
    correctionTakesBack: "Reçu annulé",
    correctionTakenBackOn: "Annulé le",
    instalmentBeforeSubject: "Un paiement arrive bientôt à échéance",
    instalmentBefore: "Un paiement de {{amount}} pour votre logement arrive à échéance le {{day}}.",
    instalmentOnDaySubject: "Un paiement est dû aujourd’hui",
    instalmentOnDay:
      "Un paiement de {{amount}} pour votre logement est dû aujourd’hui, {{day}} (heure de Pattaya).",
    instalmentAfter3Subject: "Un paiement est en retard",
    instalmentAfter3:
      "Un paiement de {{amount}} pour votre logement était dû le {{day}}. Il ne nous est pas encore parvenu. Il s’agit peut-être d’un oubli : merci de le régler dans les prochains jours.",
    instalmentAfter10Subject: "Un paiement est toujours en retard",
    instalmentAfter10:
      "Un paiement de {{amount}} pour votre logement était dû le {{day}}, et nous l’attendons toujours. Merci de le régler, ou de nous dire quand vous pourrez le faire.",
    instalmentAfter30Subject: "Un paiement a un mois de retard",
    instalmentAfter30:
      "Un paiement de {{amount}} pour votre logement était dû le {{day}}, il y a environ un mois. Merci de le régler dès maintenant. En cas de difficulté, parlez-nous-en, afin que nous cherchions ensemble une solution.",
    instalmentFeeSubject: "Une pénalité de retard a été ajoutée",
    instalmentFee:
      "Une pénalité de retard de {{amount}} a été ajoutée à votre contrat. Elle est due le {{day}}. Votre compte indique comment la payer.",
    instalmentCrossed:
      "Si vous avez payé ces derniers jours, nos courriers se sont croisés, et nous vous remercions.",
    instalmentOf: "Mensualité {{number}}",
    instalmentDownPayment: "Apport",
    instalmentLateFee: "Pénalité de retard {{number}}",
    instalmentDue: "Échéance",
    instalmentStillOwed: "Reste dû",
    instalmentOverdueInAll: "Total en retard",
    instalmentAccount: "Voir l’échéancier et les paiements dans votre compte",
    instalmentHowToPay: "Voir comment payer, et ce qui est déjà payé, dans votre compte",
  },
};
