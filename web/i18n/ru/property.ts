import type { Translated } from "../translated.ts";
import type { property as english } from "../en/property.ts";

export const property: Translated<typeof english> = {
  examplePerMonth: "Пример: {{amount}} в месяц",
  gallery: "Изображения объекта",
  openPicture: "Открыть изображение {{number}} из {{count}}",
  allPictures: "Все изображения: {{count}}",
  floorPlan: "Планировка",
  picture: "Изображение {{number}} из {{count}}",
  previousPicture: "Предыдущее изображение",
  nextPicture: "Следующее изображение",
  zoomIn: "Увеличить",
  zoomOut: "Уменьшить",
  renderedPicture: "Визуализация: иллюстрация, а не фотография",
  approximately: "≈ {{amount}}",
  rateOf: "курс на {{date}}",
  currency: "Валюта",
  monthlyFrom: "Аренда с выкупом от {{amount}} в месяц",
  monthlyOver: "{{months}} мес., первый взнос {{down}}",
  stopping: "Если откажетесь, потеряете {{percent}} уплаченного.",
  firstDay: "Сколько нужно в первый день",
  measures: {
    how: "Как считаем?",
    perSquareMeter: "Цена, делённая на площадь объекта.",
    grossYield:
      "Аренда из этого объявления, {{rent}}, за двенадцать месяцев, делённая на цену. Плата за обслуживание, налоги, ремонт и месяцы без жильца не вычтены.",
    moveIn:
      "Аренда вперёд за {{advance}} и депозит за {{deposit}}, как обычно просят частные владельцы. Решает договор аренды; депозит возвращают при выезде.",
    months_one: "{{count}} месяц",
    months_few: "{{count}} месяца",
    months_many: "{{count}} месяцев",
    months_other: "{{count}} месяца",
  },
  tenureIs: "Форма владения:",
  type: {
    "condo-for-sale": "Квартира на продажу",
    "condo-for-rent": "Квартира в аренду",
    "condo-with-finance": "Квартира в рассрочку",
    "house-for-sale": "Дом на продажу",
    "house-for-rent": "Дом в аренду",
  },
  summary: "{{type}}: {{facts}}. {{price}}.",
  gone: {
    sold: "Этот объект продан. Страница остаётся для сравнения.",
    rented: "Этот объект сдан. Страница остаётся для сравнения.",
    similar: "Похожие объекты",
  },
  viewing: "Записаться на просмотр",
  viewingShort: "На просмотр",
  ask: "Спросить об этом объекте",
  call: "Позвонить: {{phone}}",
  panel: "Цена и следующие шаги",
  tip: {
    what: "Что значит «{{word}}»?",
    claimed: "Так говорит продавец или агент, но документов он не показал. Мы этого ещё не проверили.",
    example:
      "Владелец не назвал собственных условий. Сумма рассчитана по обычным и даёт лишь представление. Это не оферта.",
  },
  similar: "Похожие объекты",
};
