/** The email provider's calls: signed as Svix does, each counted once. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { signMailEvent } from "../sign-mail-event.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const now = () => Math.floor(Date.now() / 1000);

type Call = { id?: string; at?: number; signature?: string };

async function call(event: unknown, { id = crypto.randomUUID(), at = now(), signature }: Call = {}) {
  const body = JSON.stringify(event);
  const response = await product.fetch("/api/mail-events", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": String(at),
      "svix-signature": signature ?? signMailEvent(id, at, body),
    },
    body,
  });
  return response.status;
}

const bounceOf = (emailId: string, type = "email.bounced") => ({
  type,
  created_at: "2026-11-27T05:00:00.000Z",
  data: {
    email_id: emailId,
    to: ["Gone@example.com"],
    bounce: { type: "Permanent", subType: "General", message: "gone@example.com is not here" },
  },
});

const events = () =>
  product.backend.database.query("select provider_id, kind, reason from letter_events order by created_at");

test("A bounce is kept once for its id, without the address", async () => {
  expect(await call(bounceOf("email-1"), { id: "msg-1" })).toBe(204);
  expect(await call(bounceOf("email-1"), { id: "msg-1" })).toBe(204);
  expect(await events()).toEqual([{ provider_id: "email-1", kind: "bounced", reason: "Permanent General" }]);
});

test("A call that is not signed, signed with another key, changed or older than five minutes is refused", async () => {
  const before = await events();
  const event = bounceOf("email-2");
  const body = JSON.stringify(event);
  expect(await call(event, { signature: "" })).toBe(403);
  expect(await call(event, { signature: "v1,AAAA v1,%%% v2,AAAA" })).toBe(403);
  expect(await call(event, { id: "a", signature: signMailEvent("b", now(), body) })).toBe(403);
  const other = `whsec_${btoa("another secret of another machine")}`;
  expect(await call(event, { id: "a", signature: signMailEvent("a", now(), body, other) })).toBe(403);
  expect(await call(event, { at: now() - 301 })).toBe(403);
  expect(await call(event, { at: now() + 301 })).toBe(403);
  expect(await events()).toEqual(before);
});

test("While a key is replaced, one right signature among several is enough", async () => {
  const [id, at] = ["rotated", now()];
  const body = JSON.stringify(bounceOf("email-3"));
  expect(
    await call(bounceOf("email-3"), {
      id,
      at,
      signature: `v1,${btoa("wrong")} ${signMailEvent(id, at, body)}`,
    }),
  ).toBe(204);
});

test("Other events, and what is no event, are taken and change nothing", async () => {
  const before = await events();
  expect(await call(bounceOf("email-4", "email.opened"))).toBe(204);
  expect(await call({ hello: "there" })).toBe(204);
  expect(await events()).toEqual(before);
});

test("A complaint stops what is sent to the address by itself", async () => {
  expect(await call(bounceOf("email-5", "email.complained"))).toBe(204);
  expect(
    await product.backend.database.query(
      "select from refused_addresses where hash = hash_of_address('gone@example.com')",
    ),
  ).toHaveLength(1);
});
