/** The emails about an account tell a time as all our letters do. */
import { expect, test } from "vitest";
import { roles } from "../../../domain/rights.ts";
import { inPattaya } from "../../../domain/places/in-pattaya.ts";
import { writeDeviceEmail } from "../../../office/people/device-email.ts";
import { writeRoleEmail } from "../../../office/people/role-email.ts";

import { adminFrame as thai } from "../../../web/i18n/th/admin-frame.ts";

const at = new Date("2027-03-01T17:30:00Z");
const site = { siteName: "Lamp House", siteUrl: "https://site.test" };

test("A new device and a new role are told with weekday, day and time in both languages of the administration", async () => {
  const device = await writeDeviceEmail({ email: "anna@example.com", device: "Safari · iPhone", at }, site);
  const role = await writeRoleEmail("anna@example.com", "editor", at, site);
  for (const { text } of [device, role]) {
    expect(text).toContain(`on ${inPattaya(at, "en")} (Pattaya time)`);
    expect(text).toContain(`เมื่อ${inPattaya(at, "th")} (เวลาพัทยา)`);
  }
});

test("A role is called in Thai what the administration calls it", async () => {
  for (const role of roles)
    expect((await writeRoleEmail("anna@example.com", role, at, site)).text).toContain(
      ` คือ ${thai.roles[role]}\n`,
    );
});
