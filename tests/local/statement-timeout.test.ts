import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../local/backend.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
  // Days of work, so that only a time-out ends it. In the second one Postgres is between two statements of a function.
  await backend.database.script(`
    create function public.count_forever() returns bigint language sql volatile
      as 'select count(*) from generate_series(1, 1000000) as a, generate_series(1, 1000000) as b';
    create function public.loop_forever() returns void language plpgsql volatile
      as 'begin loop perform 1; end loop; end';
    create function public.loop_for_a_second() returns void language plpgsql volatile set statement_timeout = '1s'
      as 'begin loop perform 1; end loop; end';`);
});
afterAll(() => backend.close());

function call(name: string, key: string): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/rpc/${name}`, { method: "POST", headers: { apikey: key } });
}

test.each(["count_forever", "loop_forever"])(
  "A statement of an anonymous caller that runs too long is ended, and the backend goes on: %s",
  async (name) => {
    const response = await call(name, backend.publishableKey);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      code: "57014",
      message: "canceling statement due to statement timeout",
    });
    const headers = { apikey: backend.publishableKey };
    expect((await fetch(`${backend.url}/rest/v1/listings?select=id`, { headers })).status).toBe(200);
  },
  60_000,
);

test("The secret key has eight seconds instead of three", async () => {
  const before = process.threadCpuUsage().user;
  expect((await call("loop_forever", backend.secretKey)).status).toBe(500);
  const workedSeconds = (process.threadCpuUsage().user - before) / 1_000_000;
  expect(workedSeconds).toBeGreaterThan(5);
}, 120_000);

test("A function's own limit takes the role's place", async () => {
  const before = process.threadCpuUsage().user;
  expect((await call("loop_for_a_second", backend.secretKey)).status).toBe(500);
  const workedSeconds = (process.threadCpuUsage().user - before) / 1_000_000;
  expect(workedSeconds).toBeLessThan(5);
}, 60_000);
