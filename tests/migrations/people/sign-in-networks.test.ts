import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, openLeadScene } from "../leads/lead-scene.ts";
import { addSiteKey } from "../add-site-key.ts";

const siteKey = "a-key-of-the-site-Worker-for-tests-0006";
let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
  await addSiteKey(scene.database, siteKey);
});
afterAll(() => scene.close());

test("A network that has signed in is known for half a year", async () => {
  const [longAgo, tooLongAgo, now] = ["a", "b", "c"].map((letter) => letter.repeat(64));
  await scene.database.query(
    `insert into sign_in_networks (account_and_network, seen_at)
     values ($1, now() - interval '179 days'), ($2, now() - interval '181 days')`,
    [longAgo, tooLongAgo],
  );
  const request = "with request as materialized (select set_config('request.headers', $2, true))";
  const key = JSON.stringify({ "x-site-key": siteKey });
  await scene.as("visitor", `${request} select note_sign_in_network($1) from request`, [now, key]);
  const kept = await scene.database.query<{ network: string }>(
    "select account_and_network as network from sign_in_networks order by 1",
  );
  expect(kept.map(({ network }) => network)).toEqual([longAgo, now]);
});
