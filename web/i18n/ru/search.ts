import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Недвижимость",
  areas: "Районы",
  articles: "Статьи",
  failed: "Поиск не сработал. Попробуйте ещё раз.",
  nothing: "Ничего не найдено. Попробуйте другие слова.",
  count_one: "{{count}} результат",
  count_few: "{{count}} результата",
  count_many: "{{count}} результатов",
  count_other: "{{count}} результата",
};
