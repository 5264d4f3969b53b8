import type { Translated } from "../translated.ts";
import type { admin as english } from "../en/admin.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";

export const admin: Translated<typeof english> = {
  addProperty: "Добавить объект",
  propertyScraper: "Сбор объявлений",
  fields: {
    title: "Название",
    description: "Описание",
    type: "Тип",
    status: "Статус",
    area: "Район",
    condoName: "Кондоминиум",
    bedrooms: "Спальни",
    bathrooms: "Ванные",
    squareMeters: "Площадь, м²",
    price: "Цена, бат",
    monthly: "Аренда в месяц, бат",
    featured: "Рекомендуемый объект",
  },
  saveDraft: "Сохранить черновик",
  savePublish: "Сохранить и опубликовать",
  saved: "Сохранено.",
  viewListing: "Открыть объявление",
  sources: "Источники",
  startRun: "Начать сбор",
  runState: {
    queued: "В очереди",
    discovering: "Поиск страниц",
    fetching: "Чтение страниц",
    frozen: "Остановлено, ждёт решения",
    done: "Готово",
    failed: "Ошибка",
    cancelled: "Отменено",
  },
  progress: "Прочитано {{done}} из {{pages}} страниц, новых объявлений: {{found}}",
  inReview: "На проверке",
  approve: "Одобрить",
  reject: "Отклонить",
  nothingInReview: "На проверке ничего нет.",
  source: "Источник",
  alarms: "Тревоги",
  acknowledge: "Просмотрено",
  alarm: {
    "field-lost": "В большинстве объявлений пропало поле",
    "fewer-listings": "Объявлений намного меньше прежнего",
    blocked: "Сайт нас не пускает",
    "too-many-withdrawals": "Снято было бы слишком много объявлений",
    "robots-forbids": "robots.txt запрещает чтение",
    "run-failed": "Сбор не удался",
  },
  sourceTexts,
  pasteTexts,
  reviewTexts,
};
