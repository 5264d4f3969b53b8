/**
 * The shipped words of the letters about a viewing, in the visitor's language. As in letter-texts.ts, nothing that a
 * visitor typed is in them.
 */
import type { Locale } from "../languages/locales.ts";

export type ViewingLetterTexts = {
  viewingConfirmedSubject: string;
  viewingConfirmed: string;
  viewingHoldEndedSubject: string;
  viewingHoldEnded: string;
  viewingHome: string;
  viewingPlace: string;
  viewingByVideo: string;
  /** A link to the home's page. */
  viewingAnother: string;
};

export const viewingLetterTexts: Record<Locale, ViewingLetterTexts> = {
  en: {
    viewingConfirmedSubject: "Your viewing is confirmed",
    viewingConfirmed: "We have confirmed your viewing: {{when}} (Pattaya time).",
    viewingHoldEndedSubject: "The time you held is free again",
    viewingHoldEnded:
      "You held this time: {{when}} (Pattaya time). We did not confirm it in time, so it is free again. Your request stays with us and will be answered.",
    viewingHome: "Home",
    viewingPlace: "Where",
    viewingByVideo: "By video call",
    viewingAnother: "See the home and choose another time",
  },
  th: {
    viewingConfirmedSubject: "ยืนยันการนัดชมแล้ว",
    viewingConfirmed: "เรายืนยันการนัดชมของคุณแล้ว: {{when}} (เวลาพัทยา)",
    viewingHoldEndedSubject: "เวลาที่คุณจองไว้ว่างอีกครั้ง",
    viewingHoldEnded:
      "คุณเคยจองเวลานี้ไว้: {{when}} (เวลาพัทยา) เรายืนยันให้ไม่ทัน เวลานี้จึงว่างอีกครั้ง คำขอของคุณยังอยู่กับเรา และเราจะตอบกลับ",
    viewingHome: "ที่พัก",
    viewingPlace: "สถานที่นัดพบ",
    viewingByVideo: "ทางวิดีโอคอล",
    viewingAnother: "ดูที่พักและเลือกเวลาอื่น",
  },
  zh: {
    viewingConfirmedSubject: "您的看房时间已确认",
    viewingConfirmed: "我们已确认您的看房时间：{{when}}（芭提雅时间）。",
    viewingHoldEndedSubject: "您保留的时段已重新开放",
    viewingHoldEnded:
      "您曾保留这个时段：{{when}}（芭提雅时间）。我们未能及时确认，因此该时段已重新开放。您的申请仍然有效，我们会给您答复。",
    viewingHome: "房源",
    viewingPlace: "见面地点",
    viewingByVideo: "视频看房",
    viewingAnother: "查看房源并选择其他时段",
  },
  ru: {
    viewingConfirmedSubject: "Просмотр подтверждён",
    viewingConfirmed: "Мы подтвердили ваш просмотр: {{when}} (время Паттайи).",
    viewingHoldEndedSubject: "Закреплённое за вами время снова свободно",
    viewingHoldEnded:
      "За вами было закреплено это время: {{when}} (время Паттайи). Мы не успели его подтвердить, и оно снова свободно. Ваша заявка остаётся у нас, мы на неё ответим.",
    viewingHome: "Объект",
    viewingPlace: "Место встречи",
    viewingByVideo: "По видеосвязи",
    viewingAnother: "Посмотреть объект и выбрать другое время",
  },
  de: {
    viewingConfirmedSubject: "Ihre Besichtigung ist bestätigt",
    viewingConfirmed: "Wir haben Ihre Besichtigung bestätigt: {{when}} Uhr (Ortszeit Pattaya).",
    viewingHoldEndedSubject: "Ihr vorgemerkter Termin ist wieder frei",
    viewingHoldEnded:
      "Sie hatten diesen Termin vorgemerkt: {{when}} Uhr (Ortszeit Pattaya). Wir haben ihn nicht rechtzeitig bestätigt, deshalb ist er wieder frei. Ihre Anfrage bleibt bei uns und wird beantwortet.",
    viewingHome: "Objekt",
    viewingPlace: "Treffpunkt",
    viewingByVideo: "Per Videoanruf",
    viewingAnother: "Das Objekt ansehen und einen anderen Termin wählen",
  },
  fr: {
    viewingConfirmedSubject: "Votre visite est confirmée",
    viewingConfirmed: "Nous avons confirmé votre visite : {{when}} (heure de Pattaya).",
    viewingHoldEndedSubject: "Votre créneau est de nouveau libre",
    viewingHoldEnded:
      "Vous aviez réservé ce créneau : {{when}} (heure de Pattaya). Nous ne l’avons pas confirmé à temps, il est donc de nouveau libre. Votre demande reste chez nous et recevra une réponse.",
    viewingHome: "Bien",
    viewingPlace: "Lieu de rendez-vous",
    viewingByVideo: "Par appel vidéo",
    viewingAnother: "Voir le bien et choisir un autre créneau",
  },
};
