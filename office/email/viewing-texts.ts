/** The letters about a viewing, in the visitor's language. As in domain/texts/letter-texts.ts, nothing that a visitor typed is in them. */
import type { Locale } from "../../domain/languages/locales.ts";

type Letter = { subject: string; news: (when: string) => string };

type ViewingTexts = {
  confirmed: Letter;
  hold_ended: Letter;
  home: string;
  place: string;
  byVideo: string;
  /** A link to the home's page. */
  another: string;
};

export const viewingTexts: Record<Locale, ViewingTexts> = {
  en: {
    confirmed: {
      subject: "Your viewing is confirmed",
      news: (when) => `We have confirmed your viewing: ${when} (Pattaya time).`,
    },
    hold_ended: {
      subject: "The time you held is free again",
      news: (when) =>
        `You held this time: ${when} (Pattaya time). We did not confirm it in time, so it is free again. Your request stays with us and will be answered.`,
    },
    home: "Home",
    place: "Where",
    byVideo: "By video call",
    another: "See the home and choose another time",
  },
  th: {
    confirmed: {
      subject: "ยืนยันการนัดชมแล้ว",
      news: (when) => `เรายืนยันการนัดชมของคุณแล้ว: ${when} (เวลาพัทยา)`,
    },
    hold_ended: {
      subject: "เวลาที่คุณจองไว้ว่างอีกครั้ง",
      news: (when) =>
        `คุณเคยจองเวลานี้ไว้: ${when} (เวลาพัทยา) เรายืนยันให้ไม่ทัน เวลานี้จึงว่างอีกครั้ง คำขอของคุณยังอยู่กับเรา และเราจะตอบกลับ`,
    },
    home: "ที่พัก",
    place: "สถานที่นัดพบ",
    byVideo: "ทางวิดีโอคอล",
    another: "ดูที่พักและเลือกเวลาอื่น",
  },
  zh: {
    confirmed: {
      subject: "您的看房时间已确认",
      news: (when) => `我们已确认您的看房时间：${when}（芭提雅时间）。`,
    },
    hold_ended: {
      subject: "您保留的时段已重新开放",
      news: (when) =>
        `您曾保留这个时段：${when}（芭提雅时间）。我们未能及时确认，因此该时段已重新开放。您的申请仍然有效，我们会给您答复。`,
    },
    home: "房源",
    place: "见面地点",
    byVideo: "视频看房",
    another: "查看房源并选择其他时段",
  },
  ru: {
    confirmed: {
      subject: "Просмотр подтверждён",
      news: (when) => `Мы подтвердили ваш просмотр: ${when} (время Паттайи).`,
    },
    hold_ended: {
      subject: "Закреплённое за вами время снова свободно",
      news: (when) =>
        `За вами было закреплено это время: ${when} (время Паттайи). Мы не успели его подтвердить, и оно снова свободно. Ваша заявка остаётся у нас, мы на неё ответим.`,
    },
    home: "Объект",
    place: "Место встречи",
    byVideo: "По видеосвязи",
    another: "Посмотреть объект и выбрать другое время",
  },
  de: {
    confirmed: {
      subject: "Ihre Besichtigung ist bestätigt",
      news: (when) => `Wir haben Ihre Besichtigung bestätigt: ${when} Uhr (Ortszeit Pattaya).`,
    },
    hold_ended: {
      subject: "Ihr vorgemerkter Termin ist wieder frei",
      news: (when) =>
        `Sie hatten diesen Termin vorgemerkt: ${when} Uhr (Ortszeit Pattaya). Wir haben ihn nicht rechtzeitig bestätigt, deshalb ist er wieder frei. Ihre Anfrage bleibt bei uns und wird beantwortet.`,
    },
    home: "Objekt",
    place: "Treffpunkt",
    byVideo: "Per Videoanruf",
    another: "Das Objekt ansehen und einen anderen Termin wählen",
  },
  fr: {
    confirmed: {
      subject: "Votre visite est confirmée",
      news: (when) => `Nous avons confirmé votre visite : ${when} (heure de Pattaya).`,
    },
    hold_ended: {
      subject: "Votre créneau est de nouveau libre",
      news: (when) =>
        `Vous aviez réservé ce créneau : ${when} (heure de Pattaya). Nous ne l’avons pas confirmé à temps, il est donc de nouveau libre. Votre demande reste chez nous et recevra une réponse.`,
    },
    home: "Bien",
    place: "Lieu de rendez-vous",
    byVideo: "Par appel vidéo",
    another: "Voir le bien et choisir un autre créneau",
  },
};
