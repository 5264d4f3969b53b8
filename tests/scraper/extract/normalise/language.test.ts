import { expect, test } from "vitest";
import { languageOf } from "../../../../scraper/extract/normalise/language.ts";

test.each([
  ["", "ขายคอนโด Grand Horizon จอมเทียน 2 ห้องนอน", "th"],
  ["en", "ขายคอนโด Grand Horizon จอมเทียน 2 ห้องนอน", "th"],
  ["", "Продаётся квартира в комплексе Riviera", "ru"],
  ["", "芭提雅翁阿玛公寓出售", "zh"],
  ["", "Die Wohnung liegt im Zentrum und ist mit Möbeln zu verkaufen", "de"],
  ["", "La cuisine équipée donne sur le séjour et les commerces", "fr"],
  ["th", "The owner has looked after this home with care and the sea is near", "en"],
  ["de-AT", "Sea Breeze 2", "de"],
  ["ja", "東京都世田谷区のマンション", "en"],
])("A page that says %j and reads %s is in %s", (tag, text, language) => {
  expect(languageOf(tag, text)).toBe(language);
});
