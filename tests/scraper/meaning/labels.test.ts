import { expect, test } from "vitest";
import { fieldOfLabel } from "../../../scraper/meaning/labels.ts";

test.each([
  ["ราคา (บาท)", "price"],
  ["价格（泰铢）", "price"],
  ["Цена, бат", "price"],
  ["Площадь, м²", "squareMeters"],
  ["ขนาด (ตร.ม.)", "squareMeters"],
  ["ขนาดที่ดิน (ตร.ว.)", null],
  ["Price (per sqm)", null],
  ["Price (per month)", "price"],
  ["Preis (€):", "price"],
  ["(฿)", null],
])("A label may say what its value is counted in: %s", (label, field) => {
  expect(fieldOfLabel(label)).toBe(field);
});
