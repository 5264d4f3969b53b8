/**
 * Replies that an admin starts from, in the sender's language: the owner's words (texts of the kind "reply"), or ours. What
 * is in square brackets only the admin knows; what is in double braces is filled in.
 */
import type { Locale } from "../../languages/locales.ts";
import type { LeadKind } from "../lead-choices.ts";

export const replyTextKeys = ["received", "options", "viewing", "more", "remind", "offer"] as const;
export type ReplyTextKey = (typeof replyTextKeys)[number];

/** An owner is sent no homes. */
export function replyTextsFor(kind: LeadKind): readonly ReplyTextKey[] {
  return replyTextKeys.filter((key) => (key === "offer") === (kind === "offer"));
}

export const replyTextNames = ["greeting", ...replyTextKeys, "closing"] as const;
type ReplyTexts = Record<(typeof replyTextNames)[number], string>;

/** `GET /api/admin/leads/reply-texts`: what the owner has written. */
export type OwnReplyTexts = Partial<Record<Locale, Partial<ReplyTexts>>>;

type Filled = { name: string; reference: string; office: string };

export function writeReplyText(
  key: ReplyTextKey,
  locale: Locale,
  filled: Filled,
  own: OwnReplyTexts = {},
): string {
  const texts = { ...shippedReplyTexts[locale], ...own[locale] };
  return [texts.greeting, texts[key], texts.closing]
    .join("\n\n")
    .replaceAll(/\{\{(name|reference|office)\}\}/g, (_, word: keyof Filled) => filled[word]);
}

/** What an admin has to fill in, and what still stands in a reply. Other brackets are the admin's own. */
export function findUnfilled(body: string, own: OwnReplyTexts = {}): string | undefined {
  const places = [shippedReplyTexts, own].flatMap((texts) => Object.values(texts).flatMap(placesOf));
  return places.find((place) => body.includes(place));
}

const placesOf = (texts: Partial<ReplyTexts>) =>
  Object.values(texts).flatMap((text) => text.match(/\[[^[\]]+\]/g) ?? []);

export function replySubject(locale: Locale, kind: LeadKind): string {
  return (kind === "offer" ? offerSubjects : subjects)[locale];
}

const subjects: Record<Locale, string> = {
  en: "Your enquiry",
  th: "เรื่องที่คุณติดต่อเรา",
  zh: "关于您的咨询",
  ru: "Ваше обращение",
  de: "Ihre Anfrage",
  fr: "Votre demande",
};

const offerSubjects: Record<Locale, string> = {
  en: "The home you offered us",
  th: "ทรัพย์ที่คุณฝากกับเรา",
  zh: "关于您委托的房源",
  ru: "Жильё, которое вы нам предложили",
  de: "Ihre Immobilie",
  fr: "Le bien que vous nous proposez",
};

export const shippedReplyTexts: Record<Locale, ReplyTexts> = {
  en: {
    greeting: "Dear {{name}},",
    received: "Thank you for writing to us. We are looking at your answers and will send you homes by [day].",
    options:
      "Thank you for your application. These homes fit what you told us:\n\n[homes]\n\nWhich of them would you like to see? We can show them in person or by video.",
    viewing:
      "We can show you the home on [day and time, Pattaya time], in person or by video. Does that suit you?",
    more: "One question, so that we can suggest the right homes: [question]",
    remind:
      "Some days ago we sent you a few homes. Are you still looking? If something does not fit, tell us what to change.",
    offer:
      "Thank you for offering us your home. We would like to see it on [day and time, Pattaya time]. Then we agree with you in writing on the price and our fee. Does that suit you?",
    closing: "Kind regards\n{{office}}",
  },
  th: {
    greeting: "เรียนคุณ {{name}}",
    received: "ขอบคุณที่ติดต่อเรา เรากำลังดูคำตอบของคุณ และจะส่งรายการบ้านและคอนโดให้ภายใน [วัน]",
    options:
      "ขอบคุณสำหรับใบสมัคร รายการต่อไปนี้ตรงกับที่คุณบอกเรา\n\n[รายการ]\n\nคุณอยากเข้าชมรายการใด เราพาชมได้ทั้งที่สถานที่จริงและทางวิดีโอ",
    viewing: "เราพาคุณเข้าชมได้ใน [วันและเวลา ตามเวลาพัทยา] ทั้งที่สถานที่จริงและทางวิดีโอ คุณสะดวกหรือไม่",
    more: "ขอถามเพิ่มหนึ่งข้อ เพื่อเสนอบ้านหรือคอนโดที่เหมาะกับคุณ: [คำถาม]",
    remind: "เมื่อไม่กี่วันก่อนเราส่งรายการบ้านและคอนโดให้คุณ คุณยังมองหาอยู่หรือไม่ หากมีอะไรไม่ตรงใจ บอกเราได้ว่าควรปรับอย่างไร",
    offer:
      "ขอบคุณที่ฝากทรัพย์กับเรา เราอยากนัดดูทรัพย์ใน [วันและเวลา ตามเวลาพัทยา] จากนั้นจะตกลงราคาและค่าบริการกับคุณเป็นลายลักษณ์อักษร คุณสะดวกหรือไม่",
    closing: "ขอแสดงความนับถือ\n{{office}}",
  },
  zh: {
    greeting: "{{name}}，您好：",
    received: "感谢您的来信。我们正在看您的回答，将在 [日期] 前把房源发给您。",
    options: "感谢您的申请。以下房源符合您的要求：\n\n[房源]\n\n您想看哪一套？可以实地看房，也可以视频看房。",
    viewing: "我们可以在 [日期和时间，芭提雅时间] 带您看房，实地或视频均可。您方便吗？",
    more: "为了推荐合适的房源，想请教您一个问题：[问题]",
    remind: "几天前我们给您发过几套房源。您还在找房吗？如有不合适的地方，请告诉我们需要怎样调整。",
    offer:
      "感谢您把房子委托给我们。我们想在 [日期和时间，芭提雅时间] 看房，之后与您书面约定价格和我们的服务费。您方便吗？",
    closing: "祝您一切顺利\n{{office}}",
  },
  ru: {
    greeting: "Здравствуйте, {{name}}!",
    received: "Спасибо, что написали нам. Мы изучаем ваши ответы и пришлём варианты до [день].",
    options:
      "Спасибо за заявку. Вам подходят эти варианты:\n\n[варианты]\n\nКакие из них вы хотели бы посмотреть? Покажем на месте или по видеосвязи.",
    viewing:
      "Мы можем показать вам жильё [день и время, по времени Паттайи] на месте или по видеосвязи. Вам удобно?",
    more: "Один вопрос, чтобы предложить подходящие варианты: [вопрос]",
    remind:
      "Несколько дней назад мы прислали вам варианты. Вы ещё подбираете жильё? Если что-то не подошло, напишите, что изменить.",
    offer:
      "Спасибо, что предложили нам своё жильё. Мы хотели бы посмотреть его [день и время, по времени Паттайи], а затем письменно договориться с вами о цене и нашем вознаграждении. Вам удобно?",
    closing: "С уважением,\n{{office}}",
  },
  de: {
    greeting: "Guten Tag {{name}},",
    received:
      "vielen Dank für Ihre Nachricht. Wir sehen uns Ihre Angaben an und schicken Ihnen bis [Tag] passende Wohnungen.",
    options:
      "vielen Dank für Ihre Anfrage. Diese Wohnungen passen zu Ihren Angaben:\n\n[Wohnungen]\n\nWelche möchten Sie sehen? Wir zeigen sie Ihnen vor Ort oder per Video.",
    viewing:
      "wir können Ihnen die Wohnung am [Tag und Uhrzeit, Ortszeit Pattaya] zeigen, vor Ort oder per Video. Passt Ihnen das?",
    more: "eine Frage, damit wir Ihnen das Richtige vorschlagen: [Frage]",
    remind:
      "vor einigen Tagen haben wir Ihnen Wohnungen geschickt. Suchen Sie noch? Wenn etwas nicht passt, sagen Sie uns bitte, was wir ändern sollen.",
    offer:
      "vielen Dank, dass Sie uns Ihre Immobilie anbieten. Wir würden sie uns gern am [Tag und Uhrzeit, Ortszeit Pattaya] ansehen und danach Preis und Provision schriftlich mit Ihnen vereinbaren. Passt Ihnen das?",
    closing: "Mit freundlichen Grüßen\n{{office}}",
  },
  fr: {
    greeting: "Bonjour {{name}},",
    received:
      "Merci de nous avoir écrit. Nous étudions vos réponses et vous enverrons des logements d’ici au [jour].",
    options:
      "Merci pour votre demande. Ces logements correspondent à vos souhaits :\n\n[logements]\n\nLesquels souhaitez-vous voir ? Nous pouvons vous les montrer sur place ou en vidéo.",
    viewing:
      "Nous pouvons vous montrer le logement le [jour et heure, heure de Pattaya], sur place ou en vidéo. Cela vous convient-il ?",
    more: "Une question, pour vous proposer ce qui convient : [question]",
    remind:
      "Il y a quelques jours, nous vous avons envoyé des logements. Cherchez-vous toujours ? Si quelque chose ne convient pas, dites-nous ce qu’il faut changer.",
    offer:
      "Merci de nous proposer votre bien. Nous aimerions le voir le [jour et heure, heure de Pattaya], puis convenir avec vous par écrit du prix et de nos honoraires. Cela vous convient-il ?",
    closing: "Bien cordialement\n{{office}}",
  },
};
