import { type ReactNode, createElement as element, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { readLocation } from "../../../web/routing/addresses.ts";
import { createBrowserRouter } from "../../../web/routing/browser-router.ts";
import { CatchErrors } from "../../../web/routing/catch-errors.tsx";
import { Form, writeAnswers } from "../../../web/routing/form.tsx";
import { Link, isPlainClick } from "../../../web/routing/link.tsx";
import { loadPage } from "../../../web/routing/load-page.ts";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
import type { Route } from "../../../web/routing/route.ts";
import {
  useLocation,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from "../../../web/routing/router-hooks.ts";
import { RouterProvider } from "../../../web/routing/router-provider.tsx";
import type { Router } from "../../../web/routing/router-state.ts";
import { createStaticRouter } from "../../../web/routing/static-router.ts";
import { FakeWindow } from "./fake-window.ts";

/** A page that asks for everything, and its replacement after a failure. */
function Page() {
  const parameters = useSearchParams();
  return element(
    "main",
    null,
    element(Link, { to: "/", className: "plain" }, useId()),
    element(Link, { to: "/finance#apply", target: "_blank" }, "Apply"),
    element(Form, { action: "/listings", "aria-label": "Search" }, element("input", { id: useId() })),
    JSON.stringify([useParams(), [...parameters], useNavigation().state]),
  );
}

function Layout({ children }: { children: ReactNode }) {
  return [element("nav", { key: "nav" }, useLocation().pathname, useId()), children];
}

function ErrorPage() {
  return element("p", { id: useId() }, JSON.stringify(useRouteError()));
}

const createRoutes = (): Route[] => [
  { path: "/property/:slug", Page },
  { path: "/failing", loader: () => Promise.reject(new Response(null, { status: 503 })), Page },
];

const render = (router: Router) => renderToString(element(RouterProvider, { router, Layout, ErrorPage }));

async function openOnServer(address: string, basename: string) {
  const url = new URL(address, "http://site.test");
  const match = matchRoutes(createRoutes(), url.pathname, basename);
  if (!match) throw new Error(`There is no page at ${address}`);
  const { error } = await loadPage(match, new Request(url), async () => undefined);
  return createStaticRouter(
    { location: readLocation(url, basename), match, error, arrival: { show: "same" } },
    { basename },
  );
}

function openInBrowser(address: string, basename: string, error: unknown) {
  const window = new FakeWindow(address);
  vi.stubGlobal("window", window);
  const routes = createRoutes();
  const match = matchRoutes(routes, window.location.pathname, basename);
  if (!match) throw new Error(`There is no page at ${address}`);
  return createBrowserRouter(routes, {
    basename,
    match,
    error,
    places: { keep: () => {}, find: () => undefined },
    load: async () => undefined,
  });
}

test.each([
  ["/property/talay?lang=th&lang=de", "/"],
  ["/de/property/talay%20thong", "/de"],
  ["/failing", "/"],
])("The browser renders the server's HTML, down to the ids: %s", async (address, basename) => {
  const server = await openOnServer(address, basename);
  const html = render(server);
  const browser = openInBrowser(address, basename, server.getState().error);
  expect(html).toMatch(/<nav>.*_R_/);
  expect(render(browser)).toBe(html);
});

test("A page is shown within the frame, with its address, its parameters and its links in its language", async () => {
  const html = render(await openOnServer("/de/property/talay?q=sea", "/de"));
  expect(html).toMatch(/^<nav>\/property\/talay/);
  expect(html).toContain('<a class="plain" href="/de">');
  expect(html).toContain('<a target="_blank" href="/de/finance#apply">');
  expect(html).toContain('<form aria-label="Search" action="/de/listings" method="get">');
  expect(html).toContain(
    JSON.stringify([{ slug: "talay" }, [["q", "sea"]], "idle"]).replaceAll('"', "&quot;"),
  );
});

test("A page that failed to load gives way to the error page, which knows why", async () => {
  const html = render(await openOnServer("/failing", "/"));
  expect(html).toContain(JSON.stringify({ status: 503, data: null }).replaceAll('"', "&quot;"));
  expect(html).not.toContain("<main>");
});

test("A page that fails while it renders gives way to the error page, until the address changes", () => {
  const crash = new Error("crash");
  const { getDerivedStateFromError, getDerivedStateFromProps } = CatchErrors;
  const here = { pathname: "/", search: "", hash: "" };
  const props = { location: here, error: undefined, fallback: null, children: null };
  const failed = { location: here, ...getDerivedStateFromError(crash) };
  expect(getDerivedStateFromProps(props, failed)).toBeNull();
  expect(getDerivedStateFromProps({ ...props, location: { ...here } }, failed)).toEqual({
    location: here,
    thrown: undefined,
  });
});

test("Outside of a router a link says what is missing", () => {
  expect(() => renderToString(element(Link, { to: "/" }))).toThrow("There is no router around this.");
});

const click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  altKey: false,
  ctrlKey: false,
  shiftKey: false,
};

test("A plain click is the router's; one for another tab or window, or one already dealt with, is not", () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick(click, "_self")).toBe(true);
  expect(isPlainClick(click, "_blank")).toBe(false);
  for (const other of ["metaKey", "altKey", "ctrlKey", "shiftKey", "defaultPrevented"]) {
    expect([other, isPlainClick({ ...click, [other]: true })]).toEqual([other, false]);
  }
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

test("A form's answers are written as a browser writes them", () => {
  const answers: [string, FormDataEntryValue][] = [
    ["q", "a b&c"],
    ["type", "condo"],
    ["type", "house"],
    ["file", new File([], "plan.pdf")],
  ];
  expect(`${writeAnswers(answers)}`).toBe("q=a+b%26c&type=condo&type=house&file=plan.pdf");
});
