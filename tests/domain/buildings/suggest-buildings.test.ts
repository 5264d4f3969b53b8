import { expect, test } from "vitest";
import { type AdminBuilding, emptyBuilding } from "../../../domain/buildings/building-fields.ts";
import { namesakeOf, suggestBuildings } from "../../../domain/buildings/suggest-buildings.ts";

function building(name: string, fields: Partial<AdminBuilding> = {}): AdminBuilding {
  return {
    ...emptyBuilding,
    id: name,
    slug: "x",
    is_sample: false,
    merged_into: null,
    updated_at: "",
    homes: 0,
    name,
    ...fields,
  };
}
const nowhere = { latitude: null, longitude: null };
const suggest = (...asked: Parameters<typeof suggestBuildings>) =>
  suggestBuildings(...asked).map(({ name }) => name);

test("Names alike come first, in any of the building's languages and spellings", () => {
  const known = [
    building("Lom Talay Tower"),
    building("Talay Thong Residence", { names: { th: "ทะเลทอง เรสซิเดนซ์" }, spellings: ["Thale Thong"] }),
    building("Bua Kham Place"),
  ];
  expect(suggest({ name: "Talay Tong Residences", ...nowhere }, known)[0]).toBe("Talay Thong Residence");
  expect(suggest({ name: "THALE-THONG", ...nowhere }, known)).toEqual(["Talay Thong Residence"]);
  expect(suggest({ name: "ทะเลทองเรสซิเดนซ์", ...nowhere }, known)).toEqual(["Talay Thong Residence"]);
  expect(suggest({ name: "Something Else", ...nowhere }, known)).toEqual([]);
  expect(suggest({ name: null, ...nowhere }, known)).toEqual([]);
});

test("Buildings near the home's pin are suggested without a name, the nearest first; merged ones never", () => {
  const at = { latitude: 12.9, longitude: 100.87 };
  const known = [
    building("Far", { latitude: 12.91, longitude: 100.87 }),
    building("Near", { latitude: 12.902, longitude: 100.87 }),
    building("Nearest", { latitude: 12.9005, longitude: 100.87 }),
    building("Merged", { ...at, merged_into: "Near" }),
    building("Nowhere"),
  ];
  expect(suggest({ name: null, ...at }, known)).toEqual(["Nearest", "Near"]);
});

test("A like name says more than a place near by", () => {
  const at = { latitude: 12.9, longitude: 100.87 };
  const known = [building("Bua Kham Place", at), building("Talay Thong Tower Residence")];
  expect(suggest({ name: "Talay Thong", ...at }, known)).toEqual([
    "Talay Thong Tower Residence",
    "Bua Kham Place",
  ]);
});

test("A name that a building has already is known in any case, spacing, language and spelling", () => {
  const known = [building("Zed Tower", { names: { th: "เซด ทาวเวอร์" }, spellings: ["Z Tower", "—"] })];
  for (const name of ["zed  TOWER", "Zed-Tower", "เซดทาวเวอร์", "z tower"]) {
    expect(namesakeOf(name, known)?.name, name).toBe("Zed Tower");
  }
  for (const name of ["", " ", "Zed Towers", "Zed"]) expect(namesakeOf(name, known), name).toBeUndefined();
});
