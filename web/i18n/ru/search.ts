import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Жильё",
  area: "Районы",
  article: "Руководства и статьи",
  question: "Вопросы",
  term: "Словарь терминов",
  near: "По всем условиям сразу ничего нет. Без одного из них есть варианты:",
  answers: "Ответы",
  failed: "Поиск не сработал. Попробуйте ещё раз.",
  nothing: "Ничего не найдено. Попробуйте другие слова или меньше слов.",
  askAPerson: "Или спросите нас напрямую.",
  askOnWhatsApp: "Спросить в WhatsApp",
  writeToUs: "Написать нам",
  message: "По запросу «{{search}}» на вашем сайте ничего не нашлось. Поможете?",
  count_one: "{{count}} ответ",
  count_few: "{{count}} ответа",
  count_many: "{{count}} ответов",
  count_other: "{{count}} ответа",
  page: "Перейти сразу",
  pages: {
    sell: "Продать своё жильё",
    let: "Сдать своё жильё",
    contact: "Поговорить с консультантом",
    finance: "Сколько это стоит в месяц",
  },
  pageNotes: {
    sell: "Посмотрите, сколько просят за похожее жильё, и предложите его нам.",
    let: "Посмотрите, какую аренду просят другие, и предложите жильё нам.",
    contact: "Напишите, позвоните или запишитесь на просмотр.",
    finance: "Рассчитайте платёж для любой цены и любого срока.",
  },
};
