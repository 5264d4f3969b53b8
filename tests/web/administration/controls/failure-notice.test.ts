/** A failure is told in the reader's language: what an address asked for is not told in a developer's words. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { FailureNotice } from "../../../../web/administration/controls/failure-notice.tsx";
import { ApiFailure } from "../../../../web/data/api.ts";
import { RouterContext, type ShownPage, ShownPageContext } from "../../../../web/routing/router-context.ts";
import type { Router } from "../../../../web/routing/router-state.ts";
import { browserI18n } from "../../browser-i18n.ts";

const router = { createHref: (to: string) => `/th${to}` } as Partial<Router> as Router;

const tooLong = new ApiFailure(400, "bad_request", "person: Invalid length: Expected <=254 but received 420");

async function show(search: string, error = tooLong) {
  const location = { pathname: "/admin/people/audit-log", search, hash: "" };
  return renderToStaticMarkup(
    element(
      I18nextProvider,
      { i18n: await browserI18n("th", ["admin"]) },
      element(
        RouterContext,
        { value: router },
        element(
          ShownPageContext,
          { value: { location } as Partial<ShownPage> as ShownPage },
          element(FailureNotice, { error, onRetry: () => undefined }),
        ),
      ),
    ),
  );
}

test("An address that asks for what a list does not have is told so in Thai, with the way to everything", async () => {
  const asked = await show("?person=aaa");
  expect(asked).toContain("ที่อยู่หน้านี้ขอสิ่งที่รายการนี้ไม่มี");
  expect(asked).not.toContain("Invalid length");
  expect(asked).toMatch(/<a [^>]*href="\/th\/admin\/people\/audit-log"[^>]*>แสดงทั้งหมด</);
  // The same again would fail again.
  expect(asked).not.toContain("<button");
  expect(await show("")).not.toContain("<a ");
});

test("A refusal is told by its own words in Thai, and a value that is refused by what its field is called", async () => {
  const clash = new ApiFailure(409, "viewing_clash", "Somebody else sees this home at that time.");
  expect(await show("", clash)).toContain("มีผู้อื่นนัดเข้าชมบ้านหลังนี้ในเวลานั้นแล้ว โปรดเลือกเวลาอื่น");
  for (const [field, name] of [
    ["amount", "จำนวนเงิน"],
    ["instalments.3.dueOn", "ครบกำหนดวันที่"],
    ["entry.reason", "เหตุผล"],
    ["changes.title.th", "ชื่อประกาศ (ไทย)"],
  ]) {
    const body = { error: { code: "invalid_input", message: `${field}: Invalid type`, field } };
    const refused = await show("", new ApiFailure(422, "invalid_input", body.error.message, { body }));
    expect(refused).toContain(`มีข้อมูลที่ใช้ไม่ได้ โปรดตรวจสอบสิ่งที่กรอก (${name})`);
  }
});

test("A field without a name is not named: what the API calls it says nothing", async () => {
  const body = { error: { code: "invalid_input", message: "x", field: "isAnother" } };
  const refused = await show("", new ApiFailure(422, "invalid_input", "x", { body }));
  expect(refused).toContain("<p>มีข้อมูลที่ใช้ไม่ได้ โปรดตรวจสอบสิ่งที่กรอก</p>");
});
