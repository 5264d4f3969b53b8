/** As the real Auth: calls with one code at the same moment all find it, and all are answered. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../../local/backend.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

const email = "ann@example.com";

/** In-process, so that all calls arrive before one is answered. */
function call(path: string, body: object): Promise<Response> {
  return backend.fetch(
    new Request(`${backend.url}/auth/v1${path}`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}

test("Three answers to one code are three sessions of one person, of which none is older than the proof", async () => {
  await call("/signup", { email, password: "a stranger chose it", data: { full_name: "A stranger" } });
  const [message] = await backend.database.query<{ details: { token: string } }>(
    "select details from mailbox.messages",
  );
  const code = { email, token: message?.details.token, type: "email" };
  const answers = await Promise.all([1, 2, 3].map(() => call("/verify", code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call("/verify", code)).status).toBe(403);
  const [user] = await backend.database.query(
    `select encrypted_password, raw_user_meta_data ? 'full_name' as "isNamed", count(*)::int as sessions,
       bool_and(sessions.created_at >= confirmed_at) as "isFresh"
     from auth.users join auth.sessions on sessions.user_id = users.id group by users.id`,
  );
  expect(user).toEqual({ encrypted_password: "", isNamed: false, sessions: 3, isFresh: true });
});
