/**
 * The shipped words of the letters about a viewing, in the visitor's language. As in letter-texts.ts, nothing that a
 * visitor typed is in them.
 */
import type { Locale } from "../../languages/locales.ts";

export type ViewingLetterTexts = {
  /** The name of the entry in a calendar. */
  viewingSubject: string;
  /** Of the answer to the form. */
  viewingAskedSubject: string;
  viewingAskedReceived: string;
  viewingPlannedSubject: string;
  viewingPlanned: string;
  viewingConfirmedSubject: string;
  viewingConfirmed: string;
  viewingMovedSubject: string;
  viewingMoved: string;
  viewingCancelledSubject: string;
  viewingCancelled: string;
  /** The visitor cancelled it. */
  viewingGivenUp: string;
  viewingReminderSubject: string;
  viewingReminder: string;
  viewingHoldEndedSubject: string;
  viewingHoldEnded: string;
  viewingHome: string;
  viewingPlace: string;
  viewingByVideo: string;
  /** Before its minutes. */
  viewingDuration: string;
  /** What the visitor was told last. */
  viewingMovedFrom: string;
  /** Who calls whom: by a messenger, by phone, or by a link that is still to come. */
  viewingVideoCall: string;
  viewingVideoPhone: string;
  viewingVideoLink: string;
  /** A link to the home's page. */
  viewingAnother: string;
  /** A link to the page where the visitor gives it up. */
  viewingGiveUp: string;
};

export const viewingLetterTexts: Record<Locale, ViewingLetterTexts> = {
  en: {
    viewingSubject: "Viewing",
    viewingAskedSubject: "We have your request for a viewing",
    viewingAskedReceived: "Thank you. Your request for a viewing has arrived and somebody is reading it.",
    viewingPlannedSubject: "Your viewing is planned",
    viewingPlanned:
      "We have planned a viewing for you: {{when}} (Pattaya time). If this time does not suit you, please tell us.",
    viewingConfirmedSubject: "Your viewing is confirmed",
    viewingConfirmed: "We have confirmed your viewing: {{when}} (Pattaya time).",
    viewingMovedSubject: "Your viewing has changed",
    viewingMoved: "Your viewing has changed. It is now: {{when}} (Pattaya time).",
    viewingCancelledSubject: "Your viewing is cancelled",
    viewingCancelled:
      "Your viewing will not take place. Its time was: {{when}} (Pattaya time). Your request stays with us. If you would like another time, please tell us.",
    viewingGivenUp:
      "You have given up your viewing, so it will not take place. Its time was: {{when}} (Pattaya time). Your request stays with us. If you would like another time, please tell us.",
    viewingReminderSubject: "A reminder of your viewing",
    viewingReminder:
      "We expect you at your viewing: {{when}} (Pattaya time). If you cannot come, please tell us.",
    viewingHoldEndedSubject: "The time you held is free again",
    viewingHoldEnded:
      "You held this time: {{when}} (Pattaya time). We did not confirm it in time, so it is free again. Your request stays with us and will be answered.",
    viewingHome: "Home",
    viewingPlace: "Where",
    viewingByVideo: "By video call",
    viewingDuration: "How long",
    viewingMovedFrom: "It was planned for: {{when}} (Pattaya time).",
    viewingVideoCall:
      "It takes place by video: at that time we call you on {{channel}} and show you the home.",
    viewingVideoPhone:
      "It takes place by video: at that time we call the phone number that you gave us and show you the home.",
    viewingVideoLink:
      "It takes place by video: before it begins we send you an e-mail with a link to the call.",
    viewingAnother: "See the home and choose another time",
    viewingGiveUp: "I cannot come, or need another time",
  },
  th: {
    viewingSubject: "นัดเข้าชมที่อยู่อาศัย",
    viewingAskedSubject: "เราได้รับคำขอนัดเข้าชมของคุณแล้ว",
    viewingAskedReceived: "ขอบคุณที่ติดต่อเรา เราได้รับคำขอนัดเข้าชมของคุณแล้วและกำลังดำเนินการ",
    viewingPlannedSubject: "เรานัดเข้าชมให้คุณแล้ว",
    viewingPlanned: "เรานัดเข้าชมให้คุณ: {{when}} (เวลาพัทยา) หากไม่สะดวกเวลานี้ โปรดแจ้งให้เราทราบ",
    viewingConfirmedSubject: "ยืนยันการนัดเข้าชมแล้ว",
    viewingConfirmed: "เรายืนยันการนัดเข้าชมของคุณแล้ว: {{when}} (เวลาพัทยา)",
    viewingMovedSubject: "การนัดเข้าชมของคุณมีการเปลี่ยนแปลง",
    viewingMoved: "การนัดเข้าชมของคุณมีการเปลี่ยนแปลง กำหนดใหม่คือ: {{when}} (เวลาพัทยา)",
    viewingCancelledSubject: "การนัดเข้าชมของคุณถูกยกเลิก",
    viewingCancelled:
      "การนัดเข้าชมของคุณถูกยกเลิก เวลาที่นัดไว้เดิมคือ: {{when}} (เวลาพัทยา) คำขอของคุณยังอยู่กับเรา หากต้องการเวลาอื่น โปรดแจ้งให้เราทราบ",
    viewingGivenUp:
      "คุณยกเลิกนัดเข้าชมนี้แล้ว เวลาที่นัดไว้เดิมคือ: {{when}} (เวลาพัทยา) คำขอของคุณยังอยู่กับเรา หากต้องการเวลาอื่น โปรดแจ้งให้เราทราบ",
    viewingReminderSubject: "แจ้งเตือนการนัดเข้าชมของคุณ",
    viewingReminder: "ขอแจ้งเตือนการนัดเข้าชมของคุณ: {{when}} (เวลาพัทยา) หากมาไม่ได้ โปรดแจ้งให้เราทราบ",
    viewingHoldEndedSubject: "เวลาที่คุณจองไว้ว่างอีกครั้ง",
    viewingHoldEnded:
      "คุณเคยจองเวลานี้ไว้: {{when}} (เวลาพัทยา) เรายืนยันให้ไม่ทัน เวลานี้จึงว่างอีกครั้ง คำขอของคุณยังอยู่กับเรา และเราจะตอบกลับ",
    viewingHome: "ที่อยู่อาศัย",
    viewingPlace: "สถานที่นัดพบ",
    viewingByVideo: "ทางวิดีโอคอล",
    viewingDuration: "ใช้เวลา",
    viewingMovedFrom: "เวลาเดิมคือ: {{when}} (เวลาพัทยา)",
    viewingVideoCall: "เป็นการชมทางวิดีโอ เมื่อถึงเวลา เราจะโทรหาคุณทาง {{channel}} และพาชม",
    viewingVideoPhone: "เป็นการชมทางวิดีโอ เมื่อถึงเวลา เราจะโทรไปที่หมายเลขที่คุณให้ไว้และพาชม",
    viewingVideoLink: "เป็นการชมทางวิดีโอ ก่อนถึงเวลา เราจะส่งลิงก์สำหรับวิดีโอคอลให้คุณทางอีเมล",
    viewingAnother: "ดูที่อยู่อาศัยและเลือกเวลาอื่น",
    viewingGiveUp: "มาไม่ได้ หรือขอเปลี่ยนเวลา",
  },
  zh: {
    viewingSubject: "看房",
    viewingAskedSubject: "我们已收到您的看房申请",
    viewingAskedReceived: "感谢您的来信。我们已收到您的看房申请，并有专人处理。",
    viewingPlannedSubject: "已为您安排看房",
    viewingPlanned: "我们已为您安排看房：{{when}}（芭提雅时间）。如果这个时间不方便，请告诉我们。",
    viewingConfirmedSubject: "您的看房时间已确认",
    viewingConfirmed: "我们已确认您的看房时间：{{when}}（芭提雅时间）。",
    viewingMovedSubject: "您的看房安排有变更",
    viewingMoved: "您的看房安排有变更，现为：{{when}}（芭提雅时间）。",
    viewingCancelledSubject: "您的看房已取消",
    viewingCancelled:
      "您的看房已取消，原定时间为：{{when}}（芭提雅时间）。您的申请仍然有效；如需另约时间，请告诉我们。",
    viewingGivenUp:
      "您已取消这次看房，原定时间为：{{when}}（芭提雅时间）。您的申请仍然有效；如需另约时间，请告诉我们。",
    viewingReminderSubject: "看房提醒",
    viewingReminder: "我们期待您前来看房：{{when}}（芭提雅时间）。如果您无法前来，请告诉我们。",
    viewingHoldEndedSubject: "您保留的时段已重新开放",
    viewingHoldEnded:
      "您曾保留这个时段：{{when}}（芭提雅时间）。我们未能及时确认，因此该时段已重新开放。您的申请仍然有效，我们会给您答复。",
    viewingHome: "房源",
    viewingPlace: "见面地点",
    viewingByVideo: "视频看房",
    viewingDuration: "时长",
    viewingMovedFrom: "原定时间：{{when}}（芭提雅时间）。",
    viewingVideoCall: "本次为视频看房：届时我们会通过 {{channel}} 呼叫您，带您看房。",
    viewingVideoPhone: "本次为视频看房：届时我们会拨打您留下的电话号码，带您看房。",
    viewingVideoLink: "本次为视频看房：开始之前，我们会通过电子邮件把通话链接发给您。",
    viewingAnother: "查看房源并选择其他时段",
    viewingGiveUp: "我来不了，或想换个时间",
  },
  ru: {
    viewingSubject: "Просмотр",
    viewingAskedSubject: "Мы получили вашу заявку на просмотр",
    viewingAskedReceived: "Спасибо. Ваша заявка на просмотр получена, ею уже занимаются.",
    viewingPlannedSubject: "Просмотр назначен",
    viewingPlanned:
      "Мы назначили для вас просмотр: {{when}} (время Паттайи). Если это время вам не подходит, сообщите нам.",
    viewingConfirmedSubject: "Просмотр подтверждён",
    viewingConfirmed: "Мы подтвердили ваш просмотр: {{when}} (время Паттайи).",
    viewingMovedSubject: "Просмотр изменён",
    viewingMoved:
      "В вашем просмотре есть изменения. Теперь он назначен на это время: {{when}} (время Паттайи).",
    viewingCancelledSubject: "Просмотр отменён",
    viewingCancelled:
      "Ваш просмотр не состоится. Он был назначен на это время: {{when}} (время Паттайи). Ваша заявка остаётся у нас. Если вам подойдёт другое время, сообщите нам.",
    viewingGivenUp:
      "Вы отказались от просмотра, поэтому он не состоится. Он был назначен на это время: {{when}} (время Паттайи). Ваша заявка остаётся у нас. Если вам подойдёт другое время, сообщите нам.",
    viewingReminderSubject: "Напоминание о просмотре",
    viewingReminder:
      "Ждём вас на просмотре: {{when}} (время Паттайи). Если вы не сможете прийти, сообщите нам.",
    viewingHoldEndedSubject: "Забронированное вами время снова свободно",
    viewingHoldEnded:
      "Вы забронировали это время: {{when}} (время Паттайи). Мы не успели его подтвердить, и оно снова свободно. Ваша заявка остаётся у нас, мы на неё ответим.",
    viewingHome: "Объект",
    viewingPlace: "Место встречи",
    viewingByVideo: "По видеосвязи",
    viewingDuration: "Продолжительность",
    viewingMovedFrom: "Раньше он был назначен на это время: {{when}} (время Паттайи).",
    viewingVideoCall:
      "Просмотр пройдёт по видеосвязи: в это время мы позвоним вам в {{channel}} и покажем объект.",
    viewingVideoPhone:
      "Просмотр пройдёт по видеосвязи: в это время мы позвоним по номеру, который вы указали, и покажем объект.",
    viewingVideoLink:
      "Просмотр пройдёт по видеосвязи: заранее мы пришлём вам ссылку на звонок по электронной почте.",
    viewingAnother: "Посмотреть объект и выбрать другое время",
    viewingGiveUp: "Не смогу прийти или нужно другое время",
  },
  de: {
    viewingSubject: "Besichtigung",
    viewingAskedSubject: "Wir haben Ihre Besichtigungsanfrage",
    viewingAskedReceived: "vielen Dank. Ihre Besichtigungsanfrage ist angekommen und wird gerade gelesen.",
    viewingPlannedSubject: "Ihre Besichtigung ist geplant",
    viewingPlanned:
      "wir haben eine Besichtigung für Sie geplant: {{when}} Uhr (Ortszeit Pattaya). Falls Ihnen der Termin nicht passt, sagen Sie uns bitte Bescheid.",
    viewingConfirmedSubject: "Ihre Besichtigung ist bestätigt",
    viewingConfirmed: "wir haben Ihre Besichtigung bestätigt: {{when}} Uhr (Ortszeit Pattaya).",
    viewingMovedSubject: "Ihre Besichtigung wurde geändert",
    viewingMoved:
      "Ihre Besichtigung wurde geändert. Sie findet nun zu dieser Zeit statt: {{when}} Uhr (Ortszeit Pattaya).",
    viewingCancelledSubject: "Ihre Besichtigung ist abgesagt",
    viewingCancelled:
      "Ihre Besichtigung findet nicht statt. Der Termin war: {{when}} Uhr (Ortszeit Pattaya). Ihre Anfrage bleibt bei uns. Wenn Sie einen anderen Termin wünschen, sagen Sie uns bitte Bescheid.",
    viewingGivenUp:
      "Sie haben Ihre Besichtigung abgesagt, sie findet also nicht statt. Der Termin war: {{when}} Uhr (Ortszeit Pattaya). Ihre Anfrage bleibt bei uns. Wenn Sie einen anderen Termin wünschen, sagen Sie uns bitte Bescheid.",
    viewingReminderSubject: "Erinnerung an Ihre Besichtigung",
    viewingReminder:
      "wir erwarten Sie zu Ihrer Besichtigung: {{when}} Uhr (Ortszeit Pattaya). Falls Sie nicht kommen können, sagen Sie uns bitte Bescheid.",
    viewingHoldEndedSubject: "Ihr vorgemerkter Termin ist wieder frei",
    viewingHoldEnded:
      "Sie hatten diesen Termin vorgemerkt: {{when}} Uhr (Ortszeit Pattaya). Wir haben ihn nicht rechtzeitig bestätigt, deshalb ist er wieder frei. Ihre Anfrage bleibt bei uns und wird beantwortet.",
    viewingHome: "Objekt",
    viewingPlace: "Treffpunkt",
    viewingByVideo: "Per Videoanruf",
    viewingDuration: "Dauer",
    viewingMovedFrom: "Bisher war dieser Termin vorgesehen: {{when}} Uhr (Ortszeit Pattaya).",
    viewingVideoCall:
      "Die Besichtigung findet per Video statt: Wir rufen Sie zu dieser Zeit über {{channel}} an und zeigen Ihnen das Objekt.",
    viewingVideoPhone:
      "Die Besichtigung findet per Video statt: Wir rufen zu dieser Zeit unter der Telefonnummer an, die Sie uns genannt haben, und zeigen Ihnen das Objekt.",
    viewingVideoLink:
      "Die Besichtigung findet per Video statt: Den Link zum Gespräch schicken wir Ihnen vorher per E-Mail.",
    viewingAnother: "Das Objekt ansehen und einen anderen Termin wählen",
    viewingGiveUp: "Ich kann nicht kommen oder brauche einen anderen Termin",
  },
  fr: {
    viewingSubject: "Visite",
    viewingAskedSubject: "Nous avons bien reçu votre demande de visite",
    viewingAskedReceived: "Merci. Votre demande de visite est bien arrivée et nous la lisons.",
    viewingPlannedSubject: "Votre visite est prévue",
    viewingPlanned:
      "Nous avons prévu une visite pour vous : {{when}} (heure de Pattaya). Si cet horaire ne vous convient pas, dites-le-nous.",
    viewingConfirmedSubject: "Votre visite est confirmée",
    viewingConfirmed: "Nous avons confirmé votre visite : {{when}} (heure de Pattaya).",
    viewingMovedSubject: "Votre visite a changé",
    viewingMoved: "Votre visite a changé. Voici le nouvel horaire : {{when}} (heure de Pattaya).",
    viewingCancelledSubject: "Votre visite est annulée",
    viewingCancelled:
      "Votre visite n’aura pas lieu. Elle était prévue à cette date : {{when}} (heure de Pattaya). Votre demande reste chez nous. Si vous souhaitez un autre créneau, dites-le-nous.",
    viewingGivenUp:
      "Vous avez annulé votre visite, elle n’aura donc pas lieu. Elle était prévue à cette date : {{when}} (heure de Pattaya). Votre demande reste chez nous. Si vous souhaitez un autre créneau, dites-le-nous.",
    viewingReminderSubject: "Rappel de votre visite",
    viewingReminder:
      "Nous vous attendons pour votre visite : {{when}} (heure de Pattaya). Si vous ne pouvez pas venir, dites-le-nous.",
    viewingHoldEndedSubject: "Votre créneau est de nouveau libre",
    viewingHoldEnded:
      "Vous aviez réservé ce créneau : {{when}} (heure de Pattaya). Nous ne l’avons pas confirmé à temps, il est donc de nouveau libre. Votre demande reste chez nous et recevra une réponse.",
    viewingHome: "Bien",
    viewingPlace: "Lieu de rendez-vous",
    viewingByVideo: "Par appel vidéo",
    viewingDuration: "Durée",
    viewingMovedFrom: "L’horaire prévu jusqu’ici était : {{when}} (heure de Pattaya).",
    viewingVideoCall:
      "La visite se fait en vidéo : à cette heure, nous vous appelons sur {{channel}} et vous montrons le bien.",
    viewingVideoPhone:
      "La visite se fait en vidéo : à cette heure, nous appelons le numéro que vous nous avez donné et vous montrons le bien.",
    viewingVideoLink:
      "La visite se fait en vidéo : avant l’heure prévue, nous vous envoyons par e-mail le lien vers l’appel.",
    viewingAnother: "Voir le bien et choisir un autre créneau",
    viewingGiveUp: "Je ne peux pas venir, ou je souhaite un autre créneau",
  },
};
