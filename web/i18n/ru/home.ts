import type { Translated } from "../translated.ts";
import type { home as english } from "../en/home.ts";

export const home: Translated<typeof english> = {
  pageTitle: "Квартира в Паттайе в аренду с выкупом",
  description:
    "Квартиры в Паттайе в аренду с выкупом и в рассрочку от продавца для иностранцев. Четыре простых вопроса, ответ за 48 часов, от 200 000 бат.",
  title: "Дом у моря, который вы выкупаете, уже живя в нём",
  subtitle:
    "Квартиры в Паттайе в аренду с выкупом и в рассрочку от продавца — для покупателей из любой страны.",
  guarantee: "Одобрение гарантировано",
  startingFrom: "Начните с",
  bookConsultation: "Записаться на консультацию",
  applyNow: "Подать заявку",
  contactUsNow: "Связаться с нами",
  featured: "Избранные объекты",
  recent: "Недавно добавленные",
  withFinance: "Квартиры в рассрочку",
  forSale: "Квартиры на продажу",
  viewAll: "Смотреть все",
};
