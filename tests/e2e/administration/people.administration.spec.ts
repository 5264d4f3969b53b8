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
  await roleOf("visitor@example.com").selectOption({ label: "Agent" });
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
  await expect(page.getByText("visitor@example.com has the new role.")).toBeVisible();
  const me = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "admin@example.com" }) });
  await expect(me.getByRole("button")).toHaveCount(0);
  expectQuiet();
  await roleOf("admin@example.com").selectOption({ label: "Editor" });
  await expect(page.getByRole("alert")).toContainText("This is the last owner");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(roleOf("admin@example.com")).toHaveValue("owner");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
