import { expect, test } from "vitest";
import { replyLinks } from "../../../../web/administration/enquiries/reply/reply-links.ts";
import { outerZones } from "../../../../web/administration/enquiries/sender-zones.ts";

const draft = { subject: "Three & more", body: "Line one\nสวัสดี & 100 %" };

test("The text is filled in, and its signs change no address", () => {
  const links = replyLinks({ email: "a+b@example.com", phone: "+66812345678" }, draft);
  expect(links.map(({ name }) => name)).toEqual(["whatsapp", "line", "telegram", "mail"]);
  const whatsapp = new URL(links[0]?.address ?? "");
  expect([whatsapp.pathname, whatsapp.searchParams.get("text")]).toEqual(["/66812345678", draft.body]);
  expect(links[3]?.address).toMatch(
    /^mailto:a%2Bb%40example\.com\?subject=Three%20%26%20more&body=Line%20one%0D%0A/,
  );
});

test("A messenger's name is no number for WhatsApp", () => {
  expect(replyLinks({ email: null, phone: "ann_line" }, draft).map(({ name }) => name)).toEqual([
    "line",
    "telegram",
  ]);
});

test("A country with several clocks has two outer ones, most have one, and an unknown country none", () => {
  const at = new Date("2026-12-01T00:00:00Z");
  expect(outerZones("DE", at)?.every((zone) => zone.startsWith("Europe/"))).toBe(true);
  const [from, until] = outerZones("RU", at) ?? [];
  expect(from).toBe("Europe/Kaliningrad");
  expect(until).toMatch(/^Asia\//);
  expect(outerZones(null, at)).toBeUndefined();
});
