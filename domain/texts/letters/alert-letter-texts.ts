/** The shipped words of the letters about homes that somebody watches, in the reader's language. */
import type { Locale } from "../../languages/locales.ts";

export type AlertLetterTexts = {
  /** To an address that anybody may have entered: it names nothing that was typed. */
  alertAskedSubject: string;
  alertAsked: string;
  alertAskedLink: string;
  alertNotYou: string;
  alertNewSubject: string;
  alertPriceSubject: string;
  alertGoneSubject: string;
  alertManySubject: string;
  alertNew: string;
  alertPriceDown: string;
  alertPriceUp: string;
  alertPriceGiven: string;
  alertGone: string;
  alertWas: string;
  alertOnRequest: string;
  alertRent: string;
  alertMonthly: string;
  alertMonthlyExample: string;
  alertSize: string;
  alertCondo: string;
  alertHouse: string;
  /** A link to the home. */
  alertSee: string;
  alertMore: string;
  /** A link to the page where the letters are changed and stopped. */
  alertChange: string;
  alertWarningSubject: string;
  alertWarning: string;
  alertWarningLink: string;
};

export const alertLetterTexts: Record<Locale, AlertLetterTexts> = {
  en: {
    alertAskedSubject: "Confirm your alert",
    alertAsked:
      "Somebody entered this address on our site to be kept posted about homes in Pattaya. Nothing is sent until you confirm it: open the page and press the button. Without it we delete the request after seven days.",
    alertAskedLink: "Open the page with the button",
    alertNotYou: "If it was not you, you need not do anything.",
    alertNewSubject: "A new home for you",
    alertPriceSubject: "A price has changed",
    alertGoneSubject: "A home you watch is gone",
    alertManySubject: "News of {{count}} homes",
    alertNew: "New",
    alertPriceDown: "Price reduced",
    alertPriceUp: "Price raised",
    alertPriceGiven: "Now with a price",
    alertGone: "Sold or no longer offered",
    alertWas: "{{price}} (was {{before}})",
    alertOnRequest: "Price on request",
    alertRent: "Rent {{amount}} a month",
    alertMonthly: "{{amount}} a month on our terms",
    alertMonthlyExample: "For example {{amount}} a month",
    alertSize: "{{size}} m²",
    alertCondo: "Condo",
    alertHouse: "House",
    alertSee: "See this home",
    alertMore: "There is more news than fits here. See your alerts",
    alertChange: "Change or stop these e-mails",
    alertWarningSubject: "Shall we go on writing to you?",
    alertWarning:
      "You have not opened our e-mails about homes for a while. If you would like to keep getting them, open the page below. Otherwise we stop in two weeks.",
    alertWarningLink: "Yes, keep writing to me",
  },
  th: {
    alertAskedSubject: "ยืนยันการแจ้งเตือนของคุณ",
    alertAsked:
      "มีผู้กรอกอีเมลนี้บนเว็บไซต์ของเราเพื่อรับข่าวที่อยู่อาศัยในพัทยา เราจะยังไม่ส่งอะไรจนกว่าคุณจะยืนยัน โปรดเปิดหน้านี้แล้วกดปุ่ม หากไม่ยืนยัน เราจะลบคำขอภายในเจ็ดวัน",
    alertAskedLink: "เปิดหน้าที่มีปุ่มยืนยัน",
    alertNotYou: "หากไม่ใช่คุณ คุณไม่ต้องดำเนินการใด ๆ",
    alertNewSubject: "มีที่อยู่อาศัยใหม่สำหรับคุณ",
    alertPriceSubject: "มีการเปลี่ยนแปลงราคา",
    alertGoneSubject: "ที่อยู่อาศัยที่คุณติดตามไม่มีแล้ว",
    alertManySubject: "ข่าวที่อยู่อาศัย {{count}} รายการ",
    alertNew: "ใหม่",
    alertPriceDown: "ลดราคา",
    alertPriceUp: "ขึ้นราคา",
    alertPriceGiven: "แจ้งราคาแล้ว",
    alertGone: "ขายแล้วหรือไม่เสนอขายแล้ว",
    alertWas: "{{price}} (เดิม {{before}})",
    alertOnRequest: "สอบถามราคา",
    alertRent: "ค่าเช่าเดือนละ {{amount}}",
    alertMonthly: "ผ่อนเดือนละ {{amount}} ตามเงื่อนไขของเรา",
    alertMonthlyExample: "ตัวอย่าง ผ่อนเดือนละ {{amount}}",
    alertSize: "{{size}} ตร.ม.",
    alertCondo: "คอนโด",
    alertHouse: "บ้าน",
    alertSee: "ดูที่อยู่อาศัยนี้",
    alertMore: "ยังมีข่าวอีกมากกว่านี้ ดูการแจ้งเตือนของคุณ",
    alertChange: "เปลี่ยนหรือหยุดรับอีเมลนี้",
    alertWarningSubject: "ให้เราส่งข่าวต่อไปไหม",
    alertWarning:
      "คุณไม่ได้เปิดอีเมลเรื่องที่อยู่อาศัยของเรามาระยะหนึ่งแล้ว หากต้องการรับต่อ โปรดเปิดหน้าด้านล่าง มิฉะนั้นเราจะหยุดส่งในอีกสองสัปดาห์",
    alertWarningLink: "ใช่ ส่งข่าวต่อไป",
  },
  zh: {
    alertAskedSubject: "请确认您的房源提醒",
    alertAsked:
      "有人在我们的网站填写了这个邮箱，希望收到芭提雅房源的消息。在您确认之前，我们不会发送任何内容：请打开页面并按下按钮。若未确认，我们会在七天后删除此请求。",
    alertAskedLink: "打开带有确认按钮的页面",
    alertNotYou: "如果不是您本人，您无需进行任何操作。",
    alertNewSubject: "有适合您的新房源",
    alertPriceSubject: "价格有变动",
    alertGoneSubject: "您关注的房源已下架",
    alertManySubject: "{{count}} 套房源的最新消息",
    alertNew: "新房源",
    alertPriceDown: "降价",
    alertPriceUp: "涨价",
    alertPriceGiven: "已公布价格",
    alertGone: "已售出或不再提供",
    alertWas: "{{price}}（原价 {{before}}）",
    alertOnRequest: "价格面议",
    alertRent: "月租 {{amount}}",
    alertMonthly: "按我们的条件每月 {{amount}}",
    alertMonthlyExample: "举例：每月 {{amount}}",
    alertSize: "{{size}} 平方米",
    alertCondo: "公寓",
    alertHouse: "别墅",
    alertSee: "查看这套房源",
    alertMore: "还有更多消息，查看您的房源提醒",
    alertChange: "更改或停止这些邮件",
    alertWarningSubject: "需要我们继续给您写信吗？",
    alertWarning:
      "您已有一段时间没有打开我们的房源邮件。如果希望继续收到，请打开下面的页面；否则我们将在两周后停止发送。",
    alertWarningLink: "是的，请继续发送",
  },
  ru: {
    alertAskedSubject: "Подтвердите подписку",
    alertAsked:
      "Кто-то указал этот адрес на нашем сайте, чтобы получать новости о жилье в Паттайе. Мы ничего не пришлём, пока вы не подтвердите: откройте страницу и нажмите кнопку. Без подтверждения мы удалим запрос через семь дней.",
    alertAskedLink: "Открыть страницу с кнопкой",
    alertNotYou: "Если это были не вы, ничего делать не нужно.",
    alertNewSubject: "Новое жильё для вас",
    alertPriceSubject: "Цена изменилась",
    alertGoneSubject: "Объект, за которым вы следите, снят",
    alertManySubject: "Новости об объектах: {{count}}",
    alertNew: "Новинка",
    alertPriceDown: "Цена снижена",
    alertPriceUp: "Цена повышена",
    alertPriceGiven: "Теперь с ценой",
    alertGone: "Продано или больше не предлагается",
    alertWas: "{{price}} (было {{before}})",
    alertOnRequest: "Цена по запросу",
    alertRent: "Аренда {{amount}} в месяц",
    alertMonthly: "{{amount}} в месяц на наших условиях",
    alertMonthlyExample: "Например, {{amount}} в месяц",
    alertSize: "{{size}} м²",
    alertCondo: "Квартира",
    alertHouse: "Дом",
    alertSee: "Посмотреть объект",
    alertMore: "Новостей больше, чем помещается здесь. Посмотреть, за чем вы следите",
    alertChange: "Изменить или остановить эти письма",
    alertWarningSubject: "Писать вам дальше?",
    alertWarning:
      "Вы давно не открывали наши письма о жилье. Если хотите получать их и дальше, откройте страницу ниже. Иначе через две недели мы перестанем писать.",
    alertWarningLink: "Да, пишите дальше",
  },
  de: {
    alertAskedSubject: "Bitte bestätigen Sie die E-Mails zu Angeboten",
    alertAsked:
      "jemand hat diese Adresse auf unserer Website eingegeben, um von Wohnungen und Häusern in Pattaya zu erfahren. Wir senden nichts, bevor Sie zustimmen: Öffnen Sie die Seite und drücken Sie den Knopf. Ohne Bestätigung löschen wir die Anfrage nach sieben Tagen.",
    alertAskedLink: "Seite mit dem Knopf öffnen",
    alertNotYou: "Falls Sie das nicht waren, brauchen Sie nichts zu tun.",
    alertNewSubject: "Ein neues Angebot für Sie",
    alertPriceSubject: "Ein Preis hat sich geändert",
    alertGoneSubject: "Ein Angebot, das Sie beobachten, ist weg",
    alertManySubject: "Neues zu {{count}} Angeboten",
    alertNew: "Neu",
    alertPriceDown: "Preis gesenkt",
    alertPriceUp: "Preis erhöht",
    alertPriceGiven: "Jetzt mit Preis",
    alertGone: "Verkauft oder nicht mehr im Angebot",
    alertWas: "{{price}} (vorher {{before}})",
    alertOnRequest: "Preis auf Anfrage",
    alertRent: "Miete {{amount}} im Monat",
    alertMonthly: "{{amount}} im Monat zu unseren Bedingungen",
    alertMonthlyExample: "Zum Beispiel {{amount}} im Monat",
    alertSize: "{{size}} m²",
    alertCondo: "Wohnung",
    alertHouse: "Haus",
    alertSee: "Angebot ansehen",
    alertMore: "Es gibt mehr Neues, als hier Platz hat. Ansehen, was Sie beobachten",
    alertChange: "Diese E-Mails ändern oder abbestellen",
    alertWarningSubject: "Sollen wir Ihnen weiter schreiben?",
    alertWarning:
      "Sie haben unsere E-Mails zu Wohnungen und Häusern länger nicht geöffnet. Wenn Sie sie weiter bekommen möchten, öffnen Sie bitte die Seite unten. Sonst hören wir in zwei Wochen damit auf.",
    alertWarningLink: "Ja, schreiben Sie mir weiter",
  },
  fr: {
    alertAskedSubject: "Confirmez votre alerte",
    alertAsked:
      "Quelqu’un a saisi cette adresse sur notre site pour être informé des logements à Pattaya. Nous n’envoyons rien avant votre accord : ouvrez la page et appuyez sur le bouton. Sans confirmation, nous supprimons la demande au bout de sept jours.",
    alertAskedLink: "Ouvrir la page avec le bouton",
    alertNotYou: "Si ce n’était pas vous, vous n’avez rien à faire.",
    alertNewSubject: "Un nouveau bien pour vous",
    alertPriceSubject: "Un prix a changé",
    alertGoneSubject: "Un bien que vous suivez n’est plus proposé",
    alertManySubject: "Du nouveau pour {{count}} biens",
    alertNew: "Nouveau",
    alertPriceDown: "Prix en baisse",
    alertPriceUp: "Prix en hausse",
    alertPriceGiven: "Prix désormais affiché",
    alertGone: "Vendu ou retiré de la vente",
    alertWas: "{{price}} (avant : {{before}})",
    alertOnRequest: "Prix sur demande",
    alertRent: "Loyer : {{amount}} par mois",
    alertMonthly: "{{amount}} par mois à nos conditions",
    alertMonthlyExample: "Par exemple {{amount}} par mois",
    alertSize: "{{size}} m²",
    alertCondo: "Appartement",
    alertHouse: "Maison",
    alertSee: "Voir ce bien",
    alertMore: "Il y a plus de nouveautés que de place ici. Voir vos alertes",
    alertChange: "Modifier ou arrêter ces envois",
    alertWarningSubject: "Devons-nous continuer à vous écrire ?",
    alertWarning:
      "Vous n’avez pas ouvert nos messages sur les logements depuis un moment. Pour continuer à les recevoir, ouvrez la page ci-dessous. Sinon, nous arrêterons dans deux semaines.",
    alertWarningLink: "Oui, continuez à m’écrire",
  },
};
