/**
 * The shipped words of our letter to the sender of a form, in their language. Anybody can enter somebody else's address
 * in a form, so no text has room for anything that a visitor typed: `{{when}}` is a time of ours.
 */
import type { Locale } from "../../languages/locales.ts";
import { type AlertLetterTexts, alertLetterTexts } from "./alert-letter-texts.ts";
import { type ContractLetterTexts, contractLetterTexts } from "./contract-letter-texts.ts";
import { type PaymentLetterTexts, paymentLetterTexts } from "./payment-letter-texts.ts";
import { type ReferralLetterTexts, referralLetterTexts } from "./referral-letter-texts.ts";
import { type ViewingLetterTexts, viewingLetterTexts } from "./viewing-letter-texts.ts";

export type LetterTexts = ViewingLetterTexts &
  PaymentLetterTexts &
  ContractLetterTexts &
  AlertLetterTexts &
  ReferralLetterTexts & {
    subject: string;
    greeting: string;
    received: string;
    /** Of the letter about an application. */
    applicationSubject: string;
    applicationReceived: string;
    /** Of the letter with the guide: nobody has to read or answer it. */
    guideSubject: string;
    guideReceived: string;
    /** Of the letter to an owner who offers a home. */
    offerSubject: string;
    offerReceived: string;
    offerDue: string;
    due: string;
    viewing: string;
    /** A link to the page with the button that holds the time. */
    hold: string;
    reference: string;
    guide: string;
    /** A link to the page that takes pictures of an offered home. */
    pictures: string;
    /** A link to the thread in the sender's account. */
    thread: string;
    notYou: string;
    closing: string;
    /** Between a name and its value, with the spaces that the language writes. */
    colon: string;
  };

export const letterTexts: Record<Locale, LetterTexts> = {
  en: {
    ...viewingLetterTexts.en,
    ...paymentLetterTexts.en,
    ...contractLetterTexts.en,
    ...alertLetterTexts.en,
    ...referralLetterTexts.en,
    subject: "We have your message",
    greeting: "Hello,",
    received: "Thank you for writing to us. Your message has arrived and somebody is reading it.",
    applicationSubject: "We have your application",
    applicationReceived: "Thank you for your application. It has arrived and somebody is reading it.",
    guideSubject: "Your investor guide",
    guideReceived: "Thank you for asking for our investor guide. This link opens it.",
    offerSubject: "We have what you told us of your home",
    offerReceived:
      "Thank you for offering us your home. What you wrote has arrived and somebody is reading it.",
    offerDue: "You will hear from us by {{when}} (Pattaya time).",
    due: "You will hear from us by {{when}} (Pattaya time) with the homes you are approved for.",
    viewing: "You asked for this time: {{when}} (Pattaya time). It is yours once we have confirmed it.",
    hold: "Hold this time: open the page and press the button (within 24 hours)",
    reference: "Your reference number",
    guide: "Read your guide (the link works for thirty days)",
    pictures: "Add pictures of your home, or more of them (the link works for two days)",
    thread: "Read and answer on our site: sign in with this e-mail address",
    notYou: "If you did not write to us, somebody entered your address by mistake. You need not do anything.",
    closing: "Kind regards",
    colon: ": ",
  },
  th: {
    ...viewingLetterTexts.th,
    ...paymentLetterTexts.th,
    ...contractLetterTexts.th,
    ...alertLetterTexts.th,
    ...referralLetterTexts.th,
    subject: "เราได้รับข้อความของคุณแล้ว",
    greeting: "เรียนลูกค้า",
    received: "ขอบคุณที่ติดต่อเรา เราได้รับข้อความของคุณแล้วและกำลังดำเนินการ",
    applicationSubject: "เราได้รับใบสมัครของคุณแล้ว",
    applicationReceived: "ขอบคุณที่สมัคร เราได้รับใบสมัครของคุณแล้วและกำลังดำเนินการ",
    guideSubject: "คู่มือนักลงทุนของคุณ",
    guideReceived: "ขอบคุณที่สนใจคู่มือนักลงทุนของเรา เปิดอ่านได้จากลิงก์นี้",
    offerSubject: "เราได้รับข้อมูลที่อยู่อาศัยของคุณแล้ว",
    offerReceived: "ขอบคุณที่เสนอที่อยู่อาศัยของคุณกับเรา เราได้รับข้อมูลแล้วและกำลังดำเนินการ",
    offerDue: "เราจะตอบคุณภายใน{{when}} (เวลาพัทยา)",
    due: "ภายใน{{when}} (เวลาพัทยา) เราจะส่งรายการบ้านและคอนโดที่คุณได้รับอนุมัติ",
    viewing: "เวลาที่คุณขอ: {{when}} (เวลาพัทยา) เวลานี้เป็นของคุณเมื่อเรายืนยัน",
    hold: "จองเวลานี้ไว้ก่อน: เปิดหน้านี้แล้วกดปุ่ม (จองได้ภายใน 24 ชั่วโมง)",
    reference: "หมายเลขอ้างอิงของคุณ",
    guide: "อ่านคู่มือของคุณ (ลิงก์ใช้ได้สามสิบวัน)",
    pictures: "ส่งรูปบ้านหรือคอนโดของคุณเพิ่ม (ลิงก์ใช้ได้สองวัน)",
    thread: "อ่านและตอบบนเว็บไซต์ของเรา โดยเข้าสู่ระบบด้วยอีเมลนี้",
    notYou: "หากคุณไม่ได้ติดต่อเรา อาจมีผู้กรอกอีเมลของคุณผิดพลาด คุณไม่ต้องดำเนินการใด ๆ",
    closing: "ขอแสดงความนับถือ",
    colon: ": ",
  },
  zh: {
    ...viewingLetterTexts.zh,
    ...paymentLetterTexts.zh,
    ...contractLetterTexts.zh,
    ...alertLetterTexts.zh,
    ...referralLetterTexts.zh,
    subject: "我们已收到您的来信",
    greeting: "您好：",
    received: "感谢您的来信。我们已经收到，并有专人处理。",
    applicationSubject: "我们已收到您的申请",
    applicationReceived: "感谢您的申请。我们已经收到，并有专人处理。",
    guideSubject: "您的投资者指南",
    guideReceived: "感谢您索取我们的投资者指南。点击此链接即可打开。",
    offerSubject: "我们已收到您的房源信息",
    offerReceived: "感谢您将房源交给我们。我们已收到您填写的信息，并有专人处理。",
    offerDue: "我们将在 {{when}}（芭提雅时间）之前回复您。",
    due: "我们将在 {{when}}（芭提雅时间）之前回复您，并附上获批房源清单。",
    viewing: "您申请的时段：{{when}}（芭提雅时间）。我们确认后，这个时段才属于您。",
    hold: "保留这个时段：打开页面并按下按钮（24 小时内可保留）",
    reference: "您的参考编号",
    guide: "阅读您的指南（链接三十天内有效）",
    pictures: "上传您房屋的照片（链接两天内有效）",
    thread: "在我们的网站上查看和回复（请用此邮箱登录）",
    notYou: "如果您没有给我们写信，可能是有人误填了您的邮箱地址，您无需进行任何操作。",
    closing: "祝您一切顺利",
    colon: "：",
  },
  ru: {
    ...viewingLetterTexts.ru,
    ...paymentLetterTexts.ru,
    ...contractLetterTexts.ru,
    ...alertLetterTexts.ru,
    ...referralLetterTexts.ru,
    subject: "Мы получили ваше сообщение",
    greeting: "Здравствуйте!",
    received: "Спасибо, что написали нам. Ваше сообщение получено, им уже занимаются.",
    applicationSubject: "Мы получили вашу заявку",
    applicationReceived: "Спасибо за заявку. Мы её получили и уже рассматриваем.",
    guideSubject: "Ваше руководство инвестора",
    guideReceived: "Спасибо за интерес к нашему руководству инвестора. Оно открывается по этой ссылке.",
    offerSubject: "Мы получили сведения о вашем жилье",
    offerReceived: "Спасибо, что предложили нам своё жильё. Сведения получены, ими уже занимаются.",
    offerDue: "Мы ответим не позднее этого срока: {{when}} (время Паттайи).",
    due: "Варианты, которые вам одобрены, мы пришлём не позднее этого срока: {{when}} (время Паттайи).",
    viewing:
      "Время, о котором вы просите: {{when}} (время Паттайи). Оно станет вашим, когда мы его подтвердим.",
    hold: "Забронировать это время: откройте страницу и нажмите кнопку (в течение 24 часов)",
    reference: "Номер вашего обращения",
    guide: "Читать ваше руководство (ссылка действует тридцать дней)",
    pictures: "Добавить фотографии вашего жилья (ссылка действует два дня)",
    thread: "Читать и отвечать на нашем сайте: войдите с этим адресом почты",
    notYou: "Если вы нам не писали, значит, кто-то указал ваш адрес по ошибке. Ничего делать не нужно.",
    closing: "С уважением",
    colon: ": ",
  },
  de: {
    ...viewingLetterTexts.de,
    ...paymentLetterTexts.de,
    ...contractLetterTexts.de,
    ...alertLetterTexts.de,
    ...referralLetterTexts.de,
    subject: "Ihre Nachricht ist bei uns",
    greeting: "Guten Tag,",
    received: "vielen Dank für Ihre Nachricht. Sie ist angekommen und wird gelesen.",
    applicationSubject: "Ihre Finanzierungsanfrage ist bei uns",
    applicationReceived: "vielen Dank für Ihre Finanzierungsanfrage. Sie ist angekommen und wird gelesen.",
    guideSubject: "Ihr Investoren-Leitfaden",
    guideReceived:
      "vielen Dank für Ihr Interesse an unserem Investoren-Leitfaden. Über diesen Link öffnen Sie ihn.",
    offerSubject: "Wir haben die Angaben zu Ihrer Immobilie",
    offerReceived:
      "vielen Dank, dass Sie uns Ihre Immobilie anbieten. Ihre Angaben sind angekommen und werden gerade gelesen.",
    offerDue: "Bis zum {{when}} Uhr (Ortszeit Pattaya) hören Sie von uns.",
    due: "Bis zum {{when}} Uhr (Ortszeit Pattaya) erfahren Sie, für welche Wohnungen Sie eine Zusage haben.",
    viewing: "Ihr Wunschtermin: {{when}} Uhr (Ortszeit Pattaya). Er gehört Ihnen, sobald wir ihn bestätigen.",
    hold: "Termin vormerken: Seite öffnen und den Knopf drücken (innerhalb von 24 Stunden)",
    reference: "Ihre Vorgangsnummer",
    guide: "Ihren Leitfaden lesen (der Link gilt dreißig Tage)",
    pictures: "Bilder Ihrer Immobilie nachreichen (der Link gilt zwei Tage)",
    thread: "Auf unserer Website lesen und antworten: Melden Sie sich mit dieser E-Mail-Adresse an",
    notYou:
      "Falls Sie uns nicht geschrieben haben, hat jemand Ihre Adresse versehentlich eingegeben. Sie brauchen nichts zu tun.",
    closing: "Mit freundlichen Grüßen",
    colon: ": ",
  },
  fr: {
    ...viewingLetterTexts.fr,
    ...paymentLetterTexts.fr,
    ...contractLetterTexts.fr,
    ...alertLetterTexts.fr,
    ...referralLetterTexts.fr,
    subject: "Nous avons bien reçu votre message",
    greeting: "Bonjour,",
    received: "Merci de nous avoir écrit. Votre message est bien arrivé et nous le lisons.",
    applicationSubject: "Nous avons bien reçu votre demande",
    applicationReceived: "Merci de votre demande. Elle est bien arrivée et nous la lisons.",
    guideSubject: "Votre guide de l’investisseur",
    guideReceived: "Merci d’avoir demandé notre guide de l’investisseur. Ce lien vous permet de l’ouvrir.",
    offerSubject: "Nous avons bien reçu la description de votre bien",
    offerReceived: "Merci de nous proposer votre bien. Sa description est bien arrivée et nous la lisons.",
    offerDue: "Vous aurez notre réponse d’ici au {{when}} (heure de Pattaya).",
    due: "D’ici au {{when}} (heure de Pattaya), vous saurez pour quels biens votre financement est accordé.",
    viewing:
      "Le créneau demandé : {{when}} (heure de Pattaya). Il est à vous dès que nous l’aurons confirmé.",
    hold: "Réserver ce créneau : ouvrez la page et appuyez sur le bouton (dans les 24 heures)",
    reference: "Votre numéro de référence",
    guide: "Lire votre guide (lien valable trente jours)",
    pictures: "Ajouter des photos de votre bien (lien valable deux jours)",
    thread: "Lire et répondre sur notre site : connectez-vous avec cette adresse e-mail",
    notYou:
      "Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire.",
    closing: "Bien cordialement",
    colon: " : ",
  },
};

/** Between a name and its value there is nothing to write. */
export type LetterName = Exclude<keyof LetterTexts, "colon">;

export const letterNames = Object.keys(letterTexts.en).filter((name): name is LetterName => name !== "colon");
