/**
 * The shipped words of the letters to a referrer, in their language. They name no buyer and no home. `{{day}}` is a day in
 * Pattaya.
 */
import type { Locale } from "../../languages/locales.ts";

export type ReferralLetterTexts = {
  /** Of the answer to the form with which somebody asks to join. */
  affiliateSubject: string;
  affiliateReceived: string;
  commissionEarnedSubject: string;
  commissionEarned: string;
  commissionReversedSubject: string;
  commissionReversed: string;
  commissionPaidSubject: string;
  commissionPaid: string;
  /** The referrer paid it back, or it was set off. */
  commissionReturnedSubject: string;
  commissionReturned: string;
  commissionAmount: string;
  commissionCode: string;
  /** A link to the page of their referrals. */
  commissionPage: string;
};

export const referralLetterTexts: Record<Locale, ReferralLetterTexts> = {
  en: {
    affiliateSubject: "We have your application as a partner",
    affiliateReceived:
      "Thank you for wanting to recommend us. Your application has arrived, and we will write to you within a few days.",
    commissionEarnedSubject: "A commission for you",
    commissionEarned:
      "Somebody you referred to us has signed a contract and made the first payment. On {{day}} we entered a commission of {{amount}} for you.",
    commissionReversedSubject: "A commission was taken back",
    commissionReversed:
      "A contract for which you had a commission has ended early. On {{day}} we took the commission of {{amount}} back. If it had been paid already, we will set it off against the next one.",
    commissionPaidSubject: "Your commission is paid",
    commissionPaid: "On {{day}} we paid your commission of {{amount}}. Thank you for recommending us.",
    commissionReturnedSubject: "A commission is settled",
    commissionReturned: "On {{day}} we entered that {{amount}} was paid back or set off.",
    commissionAmount: "Amount",
    commissionCode: "Your code",
    commissionPage: "See your referrals and commissions (this link is for you alone)",
  },
  th: {
    affiliateSubject: "เราได้รับใบสมัครโปรแกรมแนะนำลูกค้าของคุณแล้ว",
    affiliateReceived: "ขอบคุณที่สนใจแนะนำลูกค้าให้เรา เราได้รับใบสมัครของคุณแล้ว และจะติดต่อกลับภายในไม่กี่วัน",
    commissionEarnedSubject: "ค่าแนะนำของคุณ",
    commissionEarned:
      "ผู้ที่คุณแนะนำมาได้ทำสัญญาและชำระเงินงวดแรกแล้ว เราได้บันทึกค่าแนะนำจำนวน {{amount}} ให้คุณเมื่อวันที่ {{day}}",
    commissionReversedSubject: "ยกเลิกค่าแนะนำหนึ่งรายการ",
    commissionReversed:
      "สัญญาที่คุณได้รับค่าแนะนำสิ้นสุดก่อนกำหนด เราจึงยกเลิกค่าแนะนำจำนวน {{amount}} เมื่อวันที่ {{day}} หากจ่ายให้คุณไปแล้ว เราจะหักจากค่าแนะนำครั้งถัดไป",
    commissionPaidSubject: "จ่ายค่าแนะนำแล้ว",
    commissionPaid: "เราจ่ายค่าแนะนำจำนวน {{amount}} ให้คุณแล้วเมื่อวันที่ {{day}} ขอบคุณที่แนะนำเรา",
    commissionReturnedSubject: "ปรับยอดค่าแนะนำแล้ว",
    commissionReturned: "เราบันทึกเมื่อวันที่ {{day}} ว่าได้คืนหรือหักยอด {{amount}} แล้ว",
    commissionAmount: "จำนวนเงิน",
    commissionCode: "รหัสของคุณ",
    commissionPage: "ดูรายการแนะนำและค่าแนะนำของคุณ (ลิงก์นี้สำหรับคุณเท่านั้น)",
  },
  zh: {
    affiliateSubject: "我们已收到您的合作申请",
    affiliateReceived: "感谢您愿意推荐我们。我们已收到您的申请，会在几天内联系您。",
    commissionEarnedSubject: "您获得一笔推荐佣金",
    commissionEarned: "您推荐的客户已签订合同并支付了首笔款项。我们已于 {{day}} 为您记入佣金 {{amount}}。",
    commissionReversedSubject: "一笔佣金已冲回",
    commissionReversed:
      "与您的一笔佣金相关的合同提前终止，我们已于 {{day}} 冲回佣金 {{amount}}。如果这笔佣金已经支付，我们会从下一笔中抵扣。",
    commissionPaidSubject: "您的佣金已支付",
    commissionPaid: "我们已于 {{day}} 支付您的佣金 {{amount}}。感谢您的推荐。",
    commissionReturnedSubject: "一笔佣金已结清",
    commissionReturned: "我们已于 {{day}} 记录：{{amount}} 已退还或抵扣。",
    commissionAmount: "金额",
    commissionCode: "您的推荐码",
    commissionPage: "查看您的推荐与佣金（此链接仅供您本人使用）",
  },
  ru: {
    affiliateSubject: "Мы получили вашу заявку на участие в партнёрской программе",
    affiliateReceived:
      "Спасибо, что хотите нас рекомендовать. Ваша заявка получена, мы напишем вам в ближайшие дни.",
    commissionEarnedSubject: "Вам начислено вознаграждение",
    commissionEarned:
      "Человек, которого вы нам порекомендовали, подписал договор и внёс первый платёж. {{day}} мы начислили вам вознаграждение: {{amount}}.",
    commissionReversedSubject: "Вознаграждение отменено",
    commissionReversed:
      "Договор, за который вам было начислено вознаграждение, завершился досрочно. {{day}} мы отменили начисление: {{amount}}. Если эта сумма уже выплачена, мы учтём её при следующей выплате.",
    commissionPaidSubject: "Вознаграждение выплачено",
    commissionPaid: "{{day}} мы выплатили вам вознаграждение: {{amount}}. Спасибо, что рекомендуете нас.",
    commissionReturnedSubject: "Расчёт по вознаграждению закрыт",
    commissionReturned: "{{day}} мы отметили возврат или зачёт суммы: {{amount}}.",
    commissionAmount: "Сумма",
    commissionCode: "Ваш код",
    commissionPage: "Посмотреть рекомендации и вознаграждения (ссылка только для вас)",
  },
  de: {
    affiliateSubject: "Ihre Anmeldung als Partner ist bei uns",
    affiliateReceived:
      "vielen Dank, dass Sie uns empfehlen möchten. Ihre Anmeldung ist angekommen, und wir schreiben Ihnen in den nächsten Tagen.",
    commissionEarnedSubject: "Eine Provision für Sie",
    commissionEarned:
      "jemand, den Sie uns empfohlen haben, hat einen Vertrag unterschrieben und die erste Zahlung geleistet. Am {{day}} haben wir für Sie eine Provision von {{amount}} eingetragen.",
    commissionReversedSubject: "Eine Provision wurde zurückgenommen",
    commissionReversed:
      "ein Vertrag, für den Sie eine Provision hatten, ist vorzeitig beendet. Am {{day}} haben wir die Provision von {{amount}} zurückgenommen. War sie schon ausgezahlt, verrechnen wir sie mit der nächsten.",
    commissionPaidSubject: "Ihre Provision ist ausgezahlt",
    commissionPaid:
      "am {{day}} haben wir Ihre Provision von {{amount}} ausgezahlt. Vielen Dank für Ihre Empfehlung.",
    commissionReturnedSubject: "Eine Provision ist ausgeglichen",
    commissionReturned:
      "am {{day}} haben wir eingetragen, dass {{amount}} zurückgezahlt oder verrechnet wurden.",
    commissionAmount: "Betrag",
    commissionCode: "Ihr Code",
    commissionPage: "Ihre Empfehlungen und Provisionen ansehen (der Link ist nur für Sie)",
  },
  fr: {
    affiliateSubject: "Nous avons bien reçu votre inscription au programme d’affiliation",
    affiliateReceived:
      "Merci de vouloir nous recommander. Votre inscription est bien arrivée et nous vous écrirons sous quelques jours.",
    commissionEarnedSubject: "Une commission pour vous",
    commissionEarned:
      "Une personne que vous nous avez recommandée a signé un contrat et effectué le premier versement. Le {{day}}, nous avons inscrit pour vous une commission de {{amount}}.",
    commissionReversedSubject: "Une commission a été annulée",
    commissionReversed:
      "Un contrat qui vous donnait droit à une commission a pris fin avant son terme. Le {{day}}, nous avons annulé la commission de {{amount}}. Si elle était déjà versée, nous la déduirons de la prochaine.",
    commissionPaidSubject: "Votre commission est versée",
    commissionPaid: "Le {{day}}, nous avons versé votre commission de {{amount}}. Merci de nous recommander.",
    commissionReturnedSubject: "Une commission est soldée",
    commissionReturned: "Le {{day}}, nous avons noté que {{amount}} ont été remboursés ou déduits.",
    commissionAmount: "Montant",
    commissionCode: "Votre code",
    commissionPage: "Voir vos recommandations et vos commissions (lien réservé à vous seul)",
  },
};
