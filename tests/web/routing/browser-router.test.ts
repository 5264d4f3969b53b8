import type { RouteObject } from "react-router";
import { expect, test, vi } from "vitest";
import { createBrowserRouter } from "../../../web/router/browser-router.ts";
import { FakeWindow } from "./fake-window.ts";

const Page = () => null;

function openAt(address: string, pages: RouteObject[], basename = "/") {
  const window = new FakeWindow(address);
  vi.stubGlobal("window", window);
  const router = createBrowserRouter([{ children: [{ path: "/", Component: Page }, ...pages] }], {
    basename,
  });
  return { window, router };
}

test("The address changes once the page's code and data are there", async () => {
  const code = Promise.withResolvers<{ Component: typeof Page }>();
  const asked: string[] = [];
  const { window, router } = openAt("/", [
    {
      path: "/property/:slug",
      lazy: () => code.promise,
      loader: ({ request, params }) => {
        asked.push(`${request.url} ${params["slug"]}`);
        return null;
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
  code.resolve({ Component: Page });
  await arrival;
  expect(window.addresses).toEqual(["/", "/property/talay?from=home"]);
  expect(router.getState()).toMatchObject({
    location: { pathname: "/property/talay", search: "?from=home" },
    navigation: { state: "idle" },
  });
  expect(router.getState().matches.at(-1)?.route).toMatchObject({ Component: Page, lazy: undefined });
});

test("Whoever clicks again meanwhile goes to the later page only", async () => {
  const slow = Promise.withResolvers<null>();
  const { window, router } = openAt("/", [
    { path: "/slow", loader: () => slow.promise, Component: Page },
    { path: "/quick", Component: Page },
  ]);
  const first = router.navigate("/slow");
  await router.navigate("/quick");
  slow.resolve(null);
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
        { path: "/here", Component: Page },
      ],
      "/de",
    );
    await router.navigate(router.createHref("/here"));
    await router.navigate(router.createHref("/moved"));
    expect(window.addresses).toEqual(["/de", "/de/here", "/de"]);
    expect(router.getState().location.pathname).toBe("/");
  }
});

test("A page whose code cannot be had shows why, until one goes on", async () => {
  const { window, router } = openAt("/", [
    { path: "/offline", lazy: () => Promise.reject(new TypeError("no network")) },
    { path: "/gone", loader: () => Promise.reject(new Response(null, { status: 410 })), Component: Page },
  ]);
  await router.navigate("/offline");
  expect(window.addresses).toEqual(["/", "/offline"]);
  expect(router.getState().error).toBeInstanceOf(TypeError);
  await router.navigate("/gone");
  expect(router.getState().error).toMatchObject({ status: 410 });
  await router.navigate("/");
  expect(router.getState().error).toBeUndefined();
});

test("The way back shows the page before, and asks for its data again", async () => {
  const loader = vi.fn(() => null);
  const { window, router } = openAt("/list", [
    { path: "/list", loader, Component: Page },
    { path: "/home", Component: Page },
  ]);
  await router.navigate("/home");
  const arrived = Promise.withResolvers<void>();
  router.subscribe(() => router.getState().navigation.state === "idle" && arrived.resolve());
  window.back();
  await arrived.promise;
  expect(router.getState().location.pathname).toBe("/list");
  expect(loader).toHaveBeenCalledOnce();
});

test("Another place on the same page loads nothing", async () => {
  const loader = vi.fn(() => null);
  const { window, router } = openAt("/finance", [{ path: "/finance", loader, Component: Page }]);
  await router.navigate("/finance#apply");
  expect(window.addresses).toEqual(["/finance", "/finance#apply"]);
  expect(router.getState().location.hash).toBe("#apply");
  expect(loader).not.toHaveBeenCalled();
});

test("What the server failed with is shown until one goes on", async () => {
  vi.stubGlobal("window", new FakeWindow("/"));
  const router = createBrowserRouter(
    [
      { path: "/", Component: Page },
      { path: "/next", Component: Page },
    ],
    {
      basename: "/",
      hydrationData: { errors: { "0-0": { status: 503, data: null } } },
    },
  );
  expect(router.getState().error).toEqual({ status: 503, data: null });
  await router.navigate("/next");
  expect(router.getState().error).toBeUndefined();
});
