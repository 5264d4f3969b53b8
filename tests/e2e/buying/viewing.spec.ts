/** A viewing is in the office hours, is shown in both time zones, goes into the calendar, and is held and given up from our letter. */
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { formatMoment } from "../../../web/visitor/formats/format-moment.ts";
import { viewingSlot } from "../../viewing-slot.ts";
import { letterLink } from "../letter-link.ts";
import { expectAccessible, openLive, watchConsole } from "../every-page/page-quality.ts";
import { forEachVisitor } from "../visitors.ts";

test.use({ timezoneId: "Europe/Berlin" });

/** Each visitor takes another hour of the same day: an hour is booked once. */
const day = 3;
const home = "/property/one-bedroom-finance-talay-thong-jomtien";

forEachVisitor(({ at, isOnPhone, language, texts: { contact, forms, property } }) => {
  test("A visitor books a viewing by video, sees it in both time zones, and puts it into a calendar", async ({
    page,
  }) => {
    const expectQuiet = watchConsole(page);
    await openLive(page, `${at}${home}`);
    await page.getByText(property.viewing, { exact: true }).first().click();
    const form = page.getByRole("form", { name: property.viewing });
    const hour = 1 + (isOnPhone ? 2 : 0) + (language === "de" ? 1 : 0);
    const email = `viewer-${language}-${isOnPhone ? "phone" : "desk"}@example.com`;
    const { starts } = viewingSlot(day, hour);
    const said = (zone: string) => formatMoment(starts, language, zone);
    await form.getByRole("button", { name: forms.requestViewing }).click();
    await expect(form.getByText(forms.invalidViewingAt)).toBeVisible();
    await form.getByRole("list", { name: forms.viewingDay }).getByRole("button").nth(day).click();
    await form.getByRole("list", { name: forms.viewingTime }).getByRole("button").nth(hour).click();
    const inPattaya = said("Asia/Bangkok");
    await expect(form.getByText(forms.viewingInPattaya.replace("{{time}}", inPattaya))).toBeVisible();
    await expect(
      form.getByText(forms.viewingInYourZone.replace("{{time}}", said("Europe/Berlin"))),
    ).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel(forms.viewingBy).selectOption(forms.viewingByChoice.video);
    await form.getByLabel(forms.name, { exact: true }).fill("Ann Example");
    await form.getByLabel(forms.email, { exact: true }).fill(email);
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: forms.requestViewing }).click();
    await expect(page.getByRole("heading", { name: contact.thanks.title })).toBeVisible();
    await expect(page.getByText(contact.thanks.viewingAt.replace("{{time}}", inPattaya))).toBeVisible();
    const inOwnZone = page.getByText(forms.viewingInYourZone.replace("{{time}}", said("Europe/Berlin")));
    await expect(inOwnZone).toBeVisible();
    await expect(page.locator(`main a[href="${at}${home}"]`)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: contact.thanks.calendar }).click(),
    ]);
    const calendar = await readFile(await download.path(), "utf8");
    expect(calendar).toMatch(/^DTSTART;TZID=Asia\/Bangkok:\d{8}T\d{6}\r?$/m);
    expect(calendar).toContain("BEGIN:VTIMEZONE");
    // The letter's page: its buttons are reached with the keyboard, and the time is held, and then given up.
    const { giveUp, hold } = contact;
    await openLive(page, await letterLink(page, email));
    await expect(inOwnZone).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: hold.press }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(hold.held.split("{{")[0] ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: hold.press })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole("button", { name: giveUp.press }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(hold.givenUp)).toBeVisible();
    await expect(page.getByRole("button", { name: giveUp.press })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole("link", { name: giveUp.another }).click();
    await expect(form).toBeVisible();
    expectQuiet();
  });
});
