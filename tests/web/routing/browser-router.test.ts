import { expect, test, vi } from "vitest";
import { createBrowserRouter } from "../../../web/routing/browser-router.ts";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
import type { Route } from "../../../web/routing/route.ts";
import { FakeWindow } from "./fake-window.ts";

const Page = () => null;

function openAt(address: string, pages: Route[], { basename = "/", error }: Shown = {}) {
  const window = new FakeWindow(address);
  vi.stubGlobal("window", window);
  const routes: Route[] = [...pages, { path: "/", Page }];
  const match = matchRoutes(routes, window.location.pathname, basename);
  if (!match) throw new Error(`There is no page at ${address}`);
  const places = new FakePlaces();
  return {
    window,
    places,
    router: createBrowserRouter(routes, { basename, match, error, places, load: async () => undefined }),
  };
}

/** A place is only a height here. */
class FakePlaces {
  readonly kept = new Map<string, number>();
  y = 0;
  readonly shown: number[] = [];
  keep = (key: string) => void this.kept.set(key, this.y);
  find = (key: string) => {
    const y = this.kept.get(key);
    return y === undefined
      ? undefined
      : () => {
          this.shown.push(y);
          return () => {};
        };
  };
}

type Shown = { basename?: string; error?: unknown };

test("The address changes once the page's code and data are there", async () => {
  const code = Promise.withResolvers<{ Page: typeof Page }>();
  const asked: string[] = [];
  const { window, router } = openAt("/", [
    {
      path: "/property/:slug",
      lazy: () => code.promise,
      loader: ({ request, params }) => {
        asked.push(`${request.url} ${params["slug"]}`);
        return undefined;
      },
    },
  ]);
  const arrival = router.navigate("/property/talay?from=home");
  expect(asked).toEqual(["http://site.test/property/talay?from=home talay"]);
  expect(router.getState().navigation).toMatchObject({
    state: "loading",
    location: { pathname: "/property/talay" },
  });
  expect(window.addresses).toEqual(["/"]);
  code.resolve({ Page });
  await arrival;
  expect(window.addresses).toEqual(["/", "/property/talay?from=home"]);
  expect(router.getState()).toMatchObject({
    location: { pathname: "/property/talay", search: "?from=home" },
    navigation: { state: "idle" },
  });
  expect(router.getState().match.route).toMatchObject({ Page, lazy: undefined });
});

test("After a second click meanwhile only the later page opens", async () => {
  const slow = Promise.withResolvers<undefined>();
  const { window, router } = openAt("/", [
    { path: "/slow", loader: () => slow.promise, Page },
    { path: "/quick", Page },
  ]);
  const first = router.navigate("/slow");
  await router.navigate("/quick");
  slow.resolve(undefined);
  await first;
  expect(window.addresses).toEqual(["/", "/quick"]);
  expect(router.getState().location.pathname).toBe("/quick");
});

test("A loader's redirect leads on within the language, and leaves no step behind", async () => {
  for (const leave of [(answer: Response) => answer, (answer: Response) => Promise.reject(answer)]) {
    const { window, router } = openAt(
      "/de",
      [
        {
          path: "/moved",
          loader: () => leave(new Response(null, { status: 301, headers: { Location: "/" } })),
        },
        { path: "/here", Page },
      ],
      { basename: "/de" },
    );
    await router.navigate(router.createHref("/here"));
    await router.navigate(router.createHref("/moved"));
    expect(window.addresses).toEqual(["/de", "/de/here", "/de"]);
    expect(router.getState().location.pathname).toBe("/");
  }
});

test("Back to a page that redirects shows in the address where it leads", async () => {
  const { window, router } = openAt("/moved", [
    {
      path: "/moved",
      loader: () => new Response(null, { status: 301, headers: { Location: "/" } }),
      Page,
    },
    { path: "/home", Page },
  ]);
  await router.navigate("/home");
  const arrived = Promise.withResolvers<void>();
  router.subscribe(() => router.getState().navigation.state === "idle" && arrived.resolve());
  window.back();
  await arrived.promise;
  expect(window.addresses).toEqual(["/"]);
});

test("A page whose code cannot be had shows why, until one goes on", async () => {
  const { window, router } = openAt("/", [
    { path: "/offline", lazy: () => Promise.reject(new TypeError("no network")) },
    { path: "/gone", loader: () => Promise.reject(new Response(null, { status: 410 })), Page },
  ]);
  await router.navigate("/offline");
  expect(window.addresses).toEqual(["/", "/offline"]);
  expect(router.getState().error).toBeInstanceOf(TypeError);
  await router.navigate("/gone");
  expect(router.getState().error).toMatchObject({ status: 410 });
  await router.navigate("/");
  expect(router.getState().error).toBeUndefined();
});

test("The way back shows the page before once its data are asked for again", async () => {
  const data = Promise.withResolvers<undefined>();
  const loader = vi.fn(() => data.promise);
  const { window, router } = openAt("/list?type=condo", [
    { path: "/list", loader, Page },
    { path: "/home", Page },
  ]);
  await router.navigate("/home");
  const arrived = Promise.withResolvers<void>();
  router.subscribe(() => router.getState().navigation.state === "idle" && arrived.resolve());
  window.back();
  expect(loader).toHaveBeenCalledOnce();
  expect(router.getState()).toMatchObject({
    location: { pathname: "/home" },
    navigation: { state: "loading", location: { pathname: "/list", search: "?type=condo" } },
  });
  data.resolve(undefined);
  await arrived.promise;
  expect(router.getState().location).toMatchObject({ pathname: "/list", search: "?type=condo" });
  expect(window.addresses).toEqual(["/list?type=condo"]);
});

test("After Back and a click meanwhile the page of the click opens", async () => {
  const slow = Promise.withResolvers<undefined>();
  const { window, places, router } = openAt("/list", [
    { path: "/list", loader: () => slow.promise, Page },
    { path: "/home", Page },
    { path: "/contact", Page },
  ]);
  places.y = 700;
  await router.navigate("/home");
  places.y = 90;
  window.back();
  await router.navigate("/contact");
  slow.resolve(undefined);
  await slow.promise;
  expect(router.getState()).toMatchObject({
    location: { pathname: "/contact" },
    navigation: { state: "idle" },
  });
  // The list was never shown meanwhile, so its place is as it was left.
  expect([...places.kept.values()]).toEqual([700, 90]);
});

test.each([
  ["another language", "/th/list", "/th/list"],
  ["another site", "https://elsewhere.test/de/list", "/de/list"],
])("An address of %s is the browser's to load", async (_, address, left) => {
  const { window, router } = openAt("/de", [{ path: "/list", Page }], { basename: "/de" });
  await router.navigate(address);
  expect(window.left).toBe(left);
  expect(router.getState().location.pathname).toBe("/");
});

test("A link to the page itself asks for its data again", async () => {
  const loader = vi.fn(() => undefined);
  const { router } = openAt("/list", [{ path: "/list", loader, Page }]);
  await router.navigate("/list");
  expect(loader).toHaveBeenCalledOnce();
});

test("A loader is aborted when its page is no longer wanted", async () => {
  const signals: AbortSignal[] = [];
  const { router } = openAt("/", [
    {
      path: "/slow",
      loader: ({ request }) => {
        signals.push(request.signal);
        return undefined;
      },
      lazy: () => new Promise(() => undefined),
    },
  ]);
  void router.navigate("/slow");
  await router.navigate("/");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("The same address again replaces itself when it is asked to", async () => {
  const { window, router } = openAt("/list", [{ path: "/list", Page }]);
  await router.navigate("/list?page=2", { replace: true });
  expect(window.addresses).toEqual(["/list?page=2"]);
});

test("Another place on the same page loads nothing", async () => {
  const loader = vi.fn(() => undefined);
  const { window, router } = openAt("/finance", [{ path: "/finance", loader, Page }]);
  await router.navigate("/finance#apply");
  expect(window.addresses).toEqual(["/finance", "/finance#apply"]);
  expect(router.getState().location.hash).toBe("#apply");
  expect(loader).not.toHaveBeenCalled();
});

test("What the server failed with is shown until one goes on", async () => {
  const { router } = openAt("/", [{ path: "/next", Page }], { error: { status: 503, data: null } });
  expect(router.getState().error).toEqual({ status: 503, data: null });
  await router.navigate("/next");
  expect(router.getState().error).toBeUndefined();
});

test("A new page shows its start, Back the place that was left, Forward likewise", async () => {
  const { window, places, router } = openAt("/list", [
    { path: "/list", Page },
    { path: "/home", Page },
  ]);
  places.y = 700;
  await router.navigate("/home");
  expect(router.getState().arrival).toEqual({ show: "start" });
  places.y = 90;
  const arrived = Promise.withResolvers<void>();
  router.subscribe(() => router.getState().navigation.state === "idle" && arrived.resolve());
  window.back();
  await arrived.promise;
  const { arrival } = router.getState();
  if (arrival.show === "place") arrival.restore?.();
  expect(places.shown).toEqual([700]);
  expect([...places.kept.values()]).toEqual([700, 90]);
  expect(window.history.scrollRestoration).toBe("manual");
});

test("A menu's query on the same page begins at the top, a filter stays where it is", async () => {
  const { router } = openAt("/list", [{ path: "/list", Page }]);
  await router.navigate("/list?type=condo");
  expect(router.getState().arrival).toEqual({ show: "start" });
  await router.navigate("/list?type=house", { keepsPlace: true });
  expect(router.getState().arrival).toEqual({ show: "same" });
});

test("A press on a fragment is the browser's, and Back from it finds the place", async () => {
  const { window, places, router } = openAt("/text", [{ path: "/text", Page }]);
  places.y = 300;
  await router.navigate("/text?part=2", { keepsPlace: true });
  window.followFragment("#figures");
  expect(router.getState()).toMatchObject({ location: { hash: "#figures" }, arrival: { show: "same" } });
  window.back();
  await Promise.resolve();
  expect(router.getState()).toMatchObject({ location: { hash: "" }, arrival: { show: "place" } });
});

test("A page that must not be left stays, whether by a link or by Back, until one goes on", async () => {
  const { window, router } = openAt(
    "/de/list",
    [
      { path: "/list", Page },
      { path: "/home", Page },
      { path: "/contact", Page },
    ],
    { basename: "/de" },
  );
  await router.navigate("/de/home");
  await router.navigate("/de/home?part=2#end", { replace: true });
  let goOn = () => {};
  const ask = vi.fn((next: () => void) => {
    goOn = next;
    return false;
  });
  router.setMayLeave(ask);
  await router.navigate("/de/home?part=2#start", { replace: true });
  expect(ask).not.toHaveBeenCalled();
  await router.navigate("/de/contact");
  expect(ask).toHaveBeenCalledOnce();
  window.back();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(window.addresses).toEqual(["/de/list", "/de/home?part=2#start"]);
  expect(router.getState()).toMatchObject({
    location: { pathname: "/home", search: "?part=2", hash: "#start" },
  });
  router.setMayLeave(undefined);
  const arrived = Promise.withResolvers<void>();
  router.subscribe(() => router.getState().navigation.state === "idle" && arrived.resolve());
  goOn();
  await arrived.promise;
  expect(window.addresses).toEqual(["/de/list"]);
  expect(router.getState().location.pathname).toBe("/list");
});

test("A save that leads elsewhere and keeps the place leaves without a question", async () => {
  const { router } = openAt("/new", [
    { path: "/home", Page },
    { path: "/new", Page },
  ]);
  router.setMayLeave(() => false);
  await router.navigate("/home", { replace: true, keepsPlace: true });
  expect(router.getState().location.pathname).toBe("/home");
});
