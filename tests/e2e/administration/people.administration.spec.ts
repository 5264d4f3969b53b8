/** An owner gives a role, which the audit log names, and stays the last owner. */
import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";

test("A new role is in the audit log, and the last owner can neither step down nor be removed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  const expectQuiet = watchConsole(page);
  await openLive(page, "/admin/people");
  const roleOf = (email: string) => page.getByLabel(`Role of ${email}`);
  const give = page.getByRole("button", { name: "Yes, give the role" });
  await roleOf("visitor@example.com").selectOption({ label: "Owner" });
  await expect(page.getByRole("alert")).toContainText("An owner may do everything");
  await roleOf("visitor@example.com").selectOption({ label: "Agent" });
  await give.click();
  await expect(page.getByText("visitor@example.com has the new role.")).toBeVisible();
  await page.getByRole("link", { name: "Audit log" }).click();
  const newest = page.getByRole("main").getByRole("listitem").first();
  await expect(newest).toContainText("admin@example.com · Added · Role");
  await expect(newest).toContainText("visitor@example.com");
  await expect(newest).toContainText("Role: Agent");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("main").getByRole("link", { name: "People" }).click();
  await roleOf("visitor@example.com").selectOption({ label: "No role" });
  await expect(page.getByRole("alert")).toContainText("are nobody's then");
  await page.getByRole("button", { name: "Yes, take the role away" }).click();
  await expect(page.getByText("visitor@example.com has no role any more.")).toBeVisible();
  const me = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "admin@example.com" }) });
  await expect(me.getByRole("button")).toHaveCount(0);
  expectQuiet();
  await roleOf("admin@example.com").selectOption({ label: "Editor" });
  await give.click();
  await expect(page.getByRole("alert")).toContainText("This is the last owner");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(roleOf("admin@example.com")).toHaveValue("owner");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("An invitation says in our words what is wrong with its address, forgets it with the next one, and is not lost by a link", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openLive(page, "/admin/people");
  const form = page.getByRole("region", { name: "Invite somebody" });
  const email = form.getByLabel("E-mail", { exact: true });
  const send = form.getByRole("button", { name: "Create the account without a letter" });
  await send.click();
  await expect(email).toBeFocused();
  await expect(form.getByText("This is needed.")).toBeVisible();
  await email.fill("no address");
  await send.click();
  await expect(form.getByText("This is not an e-mail address.")).toBeVisible();
  await email.fill("visitor@example.com");
  await send.click();
  await expect(form.getByText("This is not an e-mail address.")).toHaveCount(0);
  const known = page.getByText("There is an account with this address");
  await expect(known).toBeVisible();
  await email.fill("next@example.com");
  await expect(known).toHaveCount(0);
  await page.getByRole("link", { name: "Today" }).first().click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByText("Stay here").click();
  await expect(email).toHaveValue("next@example.com");
});

test("Whoever gives a role is told first what else opens the account", async ({ page }) => {
  await signInAsAdmin(page);
  const id = crypto.randomUUID();
  const person = {
    id,
    email: "two-ways@example.com",
    phone: "66812345678",
    otherWays: ["+66812345678", "line"],
    role: null,
    disabled: false,
    createdAt: "2026-01-02T03:04:05Z",
    lastSignInAt: null,
    invitedAt: null,
    factors: 0,
  };
  const nameless = { ...person, id: crypto.randomUUID(), email: null, phone: null, otherWays: [] };
  const given: unknown[] = [];
  await page.route("**/api/admin/people?**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), people: [person, nameless], total: 2 } });
  });
  await page.route(`**/api/admin/people/${id}/role`, (route) => {
    given.push(route.request().postDataJSON());
    return route.fulfill({ json: { isChanged: true } });
  });
  await openLive(page, "/admin/people");
  await page.getByLabel("Role of two-ways@example.com").selectOption({ label: "Owner" });
  const warning = page.getByRole("alert");
  await expect(warning).toContainText("two-ways@example.com can also be opened with +66812345678 and LINE.");
  await expectAccessible(page);
  await warning.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Role of two-ways@example.com")).toHaveValue("");
  expect(given).toEqual([]);
  await page.getByLabel("Role of two-ways@example.com").selectOption({ label: "Owner" });
  await warning.getByRole("button", { name: "Yes, give the role" }).click();
  await expect(page.getByText("two-ways@example.com has the new role.")).toBeVisible();
  expect(given).toEqual([{ role: "owner", knownWays: ["+66812345678", "line"] }]);
  const heading = page.getByRole("heading", { name: /^Account without an address, made on/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText(nameless.id)).toHaveCount(0);
});
