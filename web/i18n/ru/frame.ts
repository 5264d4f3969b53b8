import type { Translated } from "../translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  home: "Главная",
  properties: "Недвижимость",
  areas: "Районы",
  finance: "Рассрочка",
  aboutUs: "О нас",
  blog: "Блог",
  contact: "Контакты",
  signIn: "Войти",
  getStarted: "Начать",
  search: "Поиск",
  language: "Язык",
  menu: "Меню",
  skipToContent: "Перейти к содержанию",
  condosForSale: "Квартиры на продажу",
  condosForRent: "Квартиры в аренду",
  condosWithFinance: "Квартиры в рассрочку",
  housesForSale: "Дома на продажу",
  quickLinks: "Быстрые ссылки",
  propertyTypes: "Типы недвижимости",
  resources: "Полезное",
  contactUs: "Связаться с нами",
  sampleNotice: "Демонстрационные данные: показанные объекты и контакты вымышлены.",
  loading: "Загрузка...",
};
