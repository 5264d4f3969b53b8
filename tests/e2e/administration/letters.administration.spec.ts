/** Letters as the office sees them: a planned viewing tells both sides, one letter comes back, a reminder falls due. */
import { type Page, expect, test } from "@playwright/test";
import { signMailEvent } from "../../sign-mail-event.ts";
import { eventually } from "../../start-product.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  watchConsole,
} from "../every-page/page-quality.ts";
import { signInAsAdmin } from "../sign-in.ts";
import { type EnquiriesScene, enquiriesPort, openEnquiriesScene } from "./enquiries-scene.ts";

const port = enquiriesPort + 9;
test.use({ baseURL: `http://localhost:${port}` });

let scene: EnquiriesScene;
test.beforeAll(async () => {
  scene = await openEnquiriesScene(port);
});
test.afterAll(() => scene.product.close());

const panel = (page: Page, name: string) => page.getByRole("region", { name });

async function comeBack(leadId: string): Promise<void> {
  const [letter] = await scene.database.query<{ provider_id: string }>(
    "select provider_id from letters where lead_id = $1 and kind = 'viewing' and tells ->> 'audience' = 'visitor'",
    [leadId],
  );
  const body = JSON.stringify({
    type: "email.bounced",
    created_at: new Date().toISOString(),
    data: { email_id: letter?.provider_id, bounce: { type: "Permanent", subType: "General" } },
  });
  const at = Math.floor(Date.now() / 1000);
  const response = await scene.product.fetch("/api/mail-events", {
    method: "POST",
    headers: {
      "svix-id": "msg-of-journey",
      "svix-timestamp": String(at),
      "svix-signature": signMailEvent("msg-of-journey", at, body),
    },
    body,
  });
  expect(response.status).toBe(204);
}

test("A viewing tells both sides, a letter that comes back is seen, and a reminder falls due", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const expectQuiet = watchConsole(page);
  const { id, email } = await scene.apply("Nok of the letters");
  await signInAsAdmin(page);
  await openLive(page, `/admin/enquiries/${id}`);
  const viewings = panel(page, "Viewings");
  await viewings.getByText("Plan viewing").first().click();
  await viewings.getByLabel("Start (Pattaya time)").fill("2027-03-01T10:00");
  await viewings.getByLabel("Place or link").fill("Lobby, Tower B");
  await viewings.getByRole("button", { name: "Plan viewing" }).click();
  const letters = await eventually(
    () => scene.emailsTo(email),
    (all) => all.some(({ subject }) => subject.startsWith("Ihre Besichtigung ist geplant")),
  );
  expect(JSON.stringify(letters)).toContain("method=REQUEST");
  await page.reload();
  const sent = panel(page, "Letters");
  await expect(sent.getByRole("listitem").filter({ hasText: "About a viewing to the sender" })).toContainText(
    "sent",
  );
  await expect(sent.getByRole("listitem").filter({ hasText: "About a viewing to us" })).toBeVisible();

  await comeBack(id);
  await scene.database.query(
    `insert into lead_reminders (lead_id, admin, remind_at, body)
     select $1, id, now() - interval '1 minute', 'Call Nok' from auth.users where email like 'admin%'`,
    [id],
  );
  await page.reload();
  await expect(sent.getByRole("listitem").filter({ hasText: "About a viewing to the sender" })).toContainText(
    "did not arrive",
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await sent.screenshot({ path: test.info().outputPath("letters.png") });

  await openLive(page, "/admin");
  await expect(page.getByText("Call Nok")).toBeVisible();
  await expect(page.getByText("Letters that did not arrive")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath("today.png") });
  await expectAccessible(page);
  expectQuiet();
});
