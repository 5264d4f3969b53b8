import type { Translated } from "../translated.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Translated<typeof english> = {
  title: "Сохранённые объекты",
  where: "После входа они видны на любом вашем устройстве.",
  notes: "Ваши заметки о них — в кабинете",
  none: "Пока ничего нет. Нажмите на сердечко на карточке.",
  gone: "Этот объект больше не предлагается.",
  failed: "Не удалось загрузить объект.",
  remove: "Убрать",
  asPage: "Открыть отдельной страницей",
};
