import { createElement as element, useId } from "react";
import { renderToString } from "react-dom/server";
import * as library from "react-router";
import { expect, test, vi } from "vitest";
import * as browser from "../../../web/router/light-react-router.tsx";
import { FakeWindow } from "./fake-window.ts";

type Parts = Pick<
  typeof library,
  "Form" | "Link" | "Outlet" | "useLocation" | "useParams" | "useRouteError" | "useSearchParams"
>;

/** A layout, a page that asks for everything, and what stands in its place after a failure. */
function makeRoutes(parts: Parts) {
  const { Form, Link, Outlet, useLocation, useParams, useRouteError, useSearchParams } = parts;
  const Layout = () => {
    const { pathname } = useLocation();
    return [element("nav", { key: "nav" }, pathname, useId()), element(Outlet, { key: "outlet" })];
  };
  const Page = () => {
    const [parameters] = useSearchParams();
    return element(
      "main",
      null,
      ...["/", "/?tour=1", "/listings?type=condo&q=a b", "/finance#apply", "/blog/ทะเล"].map((to) =>
        element(Link, { to, className: "link", key: to }, to),
      ),
      element(Link, { to: "/listings", reloadDocument: true, preventScrollReset: true }, useId()),
      element(Form, { action: "/listings", "aria-label": "Search" }, element("input", { id: useId() })),
      JSON.stringify([useParams(), [...parameters]]),
    );
  };
  const Failure = () => element("p", { id: useId() }, JSON.stringify(useRouteError()));
  const failing = () => {
    throw new Response(null, { status: 503 });
  };
  const pages = [
    { path: "/property/:slug", Component: Page },
    { path: "/failing", loader: failing, Component: Page },
  ];
  return [{ Component: Layout, children: [{ ErrorBoundary: Failure, children: pages }] }];
}

async function renderBoth(path: string, basename: string) {
  const handler = library.createStaticHandler(makeRoutes(library), { basename });
  const context = await handler.query(new Request(`http://site.test${path}`));
  if (context instanceof Response) throw new Error("The page redirects");
  const router = library.createStaticRouter(handler.dataRoutes, context);
  const server = renderToString(element(library.StaticRouterProvider, { router, context, hydrate: false }));

  vi.stubGlobal("window", new FakeWindow(path));
  const stated: { errors: Record<string, unknown> | null } = JSON.parse(
    JSON.stringify({ errors: context.errors }),
  );
  // The stand-in's components are what the page's files get in the browser under the library's name.
  const parts: unknown = browser;
  const browserRouter = browser.createBrowserRouter(makeRoutes(parts as Parts), {
    basename,
    hydrationData: stated,
  });
  return { server, browser: renderToString(element(browser.RouterProvider, { router: browserRouter })) };
}

test.each([
  ["/property/talay?lang=th&lang=de", "/"],
  ["/de/property/talay%20thong", "/de"],
  ["/failing", "/"],
])("The browser renders the server's HTML, down to the ids: %s", async (path, basename) => {
  const html = await renderBoth(path, basename);
  expect(html.server).toMatch(/<nav>.*_R_/);
  expect(html.browser).toBe(html.server);
});

test("A page that fails while it renders gives way to the error page, until the address changes", () => {
  const crash = new Error("crash");
  const { getDerivedStateFromError, getDerivedStateFromProps } = browser.CatchErrors;
  const here = { pathname: "/", search: "", hash: "" };
  const props = { location: here, error: undefined, fallback: null, children: null };
  const failed = { location: here, ...getDerivedStateFromError(crash) };
  expect(getDerivedStateFromProps(props, failed)).toBeNull();
  expect(getDerivedStateFromProps({ ...props, location: { ...here } }, failed)).toEqual({
    location: here,
    thrown: undefined,
  });
});
