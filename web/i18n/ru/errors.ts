import type { Translated } from "../translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  notFoundTitle: "Страница не найдена",
  notFoundText: "К сожалению, такой страницы нет.",
  returnHome: "Вернуться на главную",
  unavailableTitle: "Каталог сейчас недоступен",
  unavailableText: "Ничего не потеряно: попробуйте ещё раз через минуту.",
  quote: "Если напишете нам об этом, укажите номер:",
  tryAgain: "Попробовать снова",
  goneTitle: "Этот объект больше не предлагается",
  goneText: "Объявление снято. Вот похожие варианты:",
};
