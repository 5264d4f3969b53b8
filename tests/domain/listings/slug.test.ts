import { expect, test } from "vitest";
import { slugOf, toSlug } from "../../../domain/listings/slug.ts";

const condo = { property_type: "condo-for-sale", bedrooms: 2, condo_name: null, area: "jomtien" };

test("A title with Latin words is the address", () => {
  expect(slugOf("Sea-View Condo, 48 m²", condo)).toBe("sea-view-condo-48-m2");
  expect(slugOf("Résidence à louer", condo)).toBe("residence-a-louer");
  expect(slugOf("ขายคอนโด The Base พัทยา", condo)).toBe("the-base");
});

test("A title without them, or with one alone, gives way to what the home is", () => {
  expect(slugOf("ขายคอนโด 2 ห้องนอน จอมเทียน", condo)).toBe("condo-2-bedrooms-jomtien");
  expect(slugOf("2 ห้องนอน 2 ห้องน้ำ 65 ตร.ม. 300,000", condo)).toBe("condo-2-bedrooms-jomtien");
  expect(slugOf("Продаётся квартира", { ...condo, bedrooms: 1 })).toBe("condo-1-bedroom-jomtien");
  expect(slugOf("ห้อง Unixx", { ...condo, bedrooms: 0, condo_name: "Unixx South Pattaya", area: null })).toBe(
    "condo-studio-unixx-south-pattaya",
  );
  expect(slugOf("บ้านเดี่ยว", { property_type: "house-for-rent", bedrooms: 3, condo_name: "หมู่บ้าน" })).toBe(
    "house-3-bedrooms",
  );
  // A house is no studio.
  expect(slugOf("บ้าน", { property_type: "house-for-rent", bedrooms: 0, area: "jomtien" })).toBe(
    "house-jomtien",
  );
});

test("A place that the name of the condo says already is not said twice", () => {
  expect(slugOf("ห้อง", { ...condo, condo_name: "Jomtien Plaza" })).toBe("condo-2-bedrooms-jomtien-plaza");
});

test("Where hardly anything is known, what there is, and no digits alone of a home", () => {
  expect(slugOf("ห้องชุด", {})).toBe("home");
  expect(slugOf("1795969985186", { property_type: "condo-for-sale" })).toBe("condo");
  expect(slugOf("Riviera", { property_type: "condo-for-sale" })).toBe("riviera");
  expect(toSlug("333", "657662")).toBe("333-657662");
});

test("An address that is typed has a suffix, and none is longer than 80 letters before it", () => {
  expect(toSlug("ห้องสวย", "657662", condo)).toBe("condo-2-bedrooms-jomtien-657662");
  const long = { ...condo, condo_name: "Very Long Name ".repeat(8) };
  const cutAtDash = `sea ${"view".repeat(19)} condo`.replace("viewview", "viewvie");
  expect(cutAtDash.indexOf(" condo")).toBe(79);
  for (const slug of [slugOf("long words ".repeat(20)), slugOf("ห้อง", long), slugOf(cutAtDash)]) {
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
