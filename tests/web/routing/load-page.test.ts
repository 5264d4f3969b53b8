import { expect, test } from "vitest";
import { loadPage } from "../../../web/routing/load-page.ts";
import { notFound, redirect } from "../../../web/routing/responses.ts";
import type { Loader, Route } from "../../../web/routing/route.ts";

const Page = () => null;
const request = new Request("http://site.test/property/talay");
const load = (route: Omit<Route, "path">) =>
  loadPage({ route: { path: "/", ...route }, params: {} }, request, async () => undefined);

test("A page without a loader is shown", async () => {
  expect(await load({ Page })).toEqual({ status: 200 });
});

test("A loader says in which languages its page is, and which status it has", async () => {
  expect(await load({ Page, loader: () => ({ languages: ["en", "de"] }) })).toEqual({
    status: 200,
    languages: ["en", "de"],
  });
  expect(await load({ Page, loader: notFound })).toEqual({ status: 404 });
});

test("Code and data are asked for together", async () => {
  const asked: string[] = [];
  const both = Promise.withResolvers<void>();
  const ask = (what: string) => {
    if (asked.push(what) === 2) both.resolve();
    return both.promise;
  };
  const route: Route = {
    path: "/",
    loader: async () => {
      await ask("data");
      return undefined;
    },
    lazy: async () => {
      await ask("code");
      return { Page };
    },
  };
  await loadPage({ route, params: {} }, request, async () => undefined);
  expect(asked).toEqual(["data", "code"]);
  expect(route).toMatchObject({ Page, lazy: undefined });
});

test.each<[string, Loader]>([
  ["answered", () => redirect("/property/talay-thong", 301)],
  ["thrown", () => Promise.reject(redirect("/property/talay-thong", 301))],
])("A redirect, %s, is another address with its status", async (_, loader) => {
  expect(await load({ Page, loader })).toEqual({
    status: 301,
    redirect: { to: "/property/talay-thong", status: 301 },
  });
});

test("A failure has the status of its Response, and its JSON for the error page", async () => {
  const gone = () => Promise.reject(Response.json({ similar: [] }, { status: 410 }));
  expect(await load({ Page, loader: gone })).toEqual({
    status: 410,
    error: { status: 410, data: { similar: [] } },
  });
  const plain = () => Promise.reject(new Response("no", { status: 503 }));
  expect(await load({ Page, loader: plain })).toEqual({ status: 503, error: { status: 503, data: null } });
});

test("What a loader or a page's code fails with of itself is an error of ours", async () => {
  const bug = new TypeError("bug");
  expect(await load({ Page, loader: () => Promise.reject(bug) })).toEqual({ status: 500, error: bug });
  expect(await load({ lazy: () => Promise.reject(bug) })).toEqual({ status: 500, error: bug });
});
