/** `/_local/mailbox`: the page, the JSON, and a plain HTTP API for the product's email adapters. */
import { Hono } from "hono";
import * as v from "valibot";
import type { LocalDatabase } from "../database/open.ts";
import { emptyMailbox, findByKey, findMessage, keepMessage, listMessages } from "./mailbox.ts";
import { mailboxCss, writeMailboxPage } from "./page.ts";

const messageSchema = v.object({
  to: v.pipe(v.string(), v.nonEmpty(), v.maxLength(320)),
  subject: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  text: v.pipe(v.string(), v.maxLength(200_000)),
  html: v.optional(v.pipe(v.string(), v.maxLength(500_000))),
  kind: v.picklist(["email", "sms"]),
  attachments: v.optional(
    v.array(v.object({ filename: v.string(), content: v.string(), content_type: v.string() })),
  ),
});

/** Codes of sign-in are in here, so another site's page, or a name that leads to this machine, must not read them. */
export function makeMailboxServer(database: LocalDatabase, url: () => string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const { port } = new URL(url());
    const own = ["127.0.0.1", "localhost"].map((name) => `${name}:${port}`);
    const origin = context.req.header("Origin");
    const isOwn =
      own.includes(context.req.header("Host") ?? "") &&
      (origin === undefined || own.some((host) => origin === `http://${host}`));
    return isOwn ? next() : context.json({ code: "not-this-machine" }, 403);
  });
  app.get("/", async (context) => {
    // Message texts come from strangers, so no script may run on this page.
    context.header("Content-Security-Policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return context.html(writeMailboxPage(await listMessages(database, context.req.query("to"))));
  });
  app.get("/mailbox.css", (context) =>
    context.body(mailboxCss, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
  app.get("/messages", async (context) =>
    context.json(await listMessages(database, context.req.query("to"))),
  );
  app.get("/messages/:id{\\d{1,9}}", async (context) => {
    const message = await findMessage(database, Number(context.req.param("id")));
    return message ? context.json(message) : context.json({ code: "not-found" }, 404);
  });
  app.post("/messages", async (context) => {
    const body = v.safeParse(messageSchema, await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ code: "invalid", problems: v.flatten(body.issues) }, 400);
    // As the email service does: a key is delivered once, and other content under it is refused.
    const key = context.req.header("Idempotency-Key");
    const { attachments, ...message } = body.output;
    const known = key === undefined ? undefined : await findByKey(database, key);
    if (
      known &&
      (known.to !== message.to || known.text !== message.text || known.subject !== message.subject)
    ) {
      return context.json({ name: "invalid_idempotent_request" }, 409);
    }
    if (known) return context.json({ id: known.id });
    const details = { ...(key && { key }), ...(attachments && { attachments }) };
    return context.json({ id: await keepMessage(database.query, { ...message, details }) }, 201);
  });
  app.delete("/messages", async (context) => {
    await emptyMailbox(database);
    return context.body(null, 204);
  });
  return app;
}
