/**
 * What the pages use of React Router: the build takes this in the library's place (vite.config.ts). The first view
 * is a sixth lighter by it, and the server writes a link in a third of the time. tests/web/router/ holds it to the
 * library's routes and to its HTML.
 */
import {
  Component,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { ErrorResponse } from "react-router";
import type { Place } from "./addresses.ts";
import { WithStatus } from "./load-page.ts";
import { type NavigateOptions, type Router, type RouterState, idle } from "./router-state.ts";

export { createBrowserRouter } from "./browser-router.ts";
export { matchRoutes } from "./match-routes.ts";

const RouterContext = createContext<Router | undefined>(undefined);
const StateContext = createContext<RouterState | undefined>(undefined);
const NavigationContext = createContext<RouterState["navigation"]>(idle);
const OutletContext = createContext<ReactNode>(null);
const ErrorContext = createContext<unknown>(undefined);

export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.getState);
  useEffect(() => {
    const follow = () => startTransition(() => setState(router.getState()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, matches, error, navigation } = state;
  // A page on its way changes nothing of the page that is shown.
  const shown = useMemo(
    () => <Matched location={location} matches={matches} error={error} />,
    [location, matches, error],
  );
  // Two children, as the server's provider has them: the ids of forms depend on the shape of the tree.
  return (
    <>
      <RouterContext value={router}>
        <NavigationContext value={navigation}>{shown}</NavigationContext>
      </RouterContext>
      {null}
    </>
  );
}

type Shown = Omit<RouterState, "navigation">;

function Matched({ location, matches, error }: Shown) {
  const page = matches.reduceRight<ReactNode>((outlet, { route }) => {
    const { Component: Page, ErrorBoundary } = route;
    const content = <OutletContext value={outlet}>{Page ? <Page /> : outlet}</OutletContext>;
    if (!ErrorBoundary) return content;
    return (
      <CatchErrors location={location} error={error} fallback={<ErrorBoundary />}>
        {content}
      </CatchErrors>
    );
  }, null);
  const state = useMemo(() => ({ location, matches, error, navigation: idle }), [location, matches, error]);
  return <StateContext value={state}>{page}</StateContext>;
}

type CatchProps = { location: Place; error: unknown; fallback: ReactNode; children: ReactNode };

/** What a loader failed with, and what a page throws while it renders, until the address changes. */
export class CatchErrors extends Component<CatchProps, { location: Place; thrown?: unknown }> {
  override state: { location: Place; thrown?: unknown } = { location: this.props.location };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  static getDerivedStateFromProps({ location }: CatchProps, state: { location: Place }) {
    return location === state.location ? null : { location, thrown: undefined };
  }

  override render() {
    const { error = this.state.thrown, fallback, children } = this.props;
    return error === undefined ? children : <ErrorContext value={error}>{fallback}</ErrorContext>;
  }
}

export function Outlet() {
  return useContext(OutletContext);
}

export function useLocation(): Place {
  return useRouterState().location;
}

export function useParams(): Record<string, string> {
  return useRouterState().matches.at(-1)?.params ?? {};
}

export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)] as const, [search]);
}

export function useNavigation(): RouterState["navigation"] {
  return useContext(NavigationContext);
}

export function useRouteError(): unknown {
  return useContext(ErrorContext);
}

export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return typeof error === "object" && error !== null && "status" in error && "data" in error;
}

export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const router = useRouter();
  return useMemo(() => (to, options) => router.navigate(router.createHref(to), options), [router]);
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  replace?: boolean;
  reloadDocument?: boolean;
  /** No page of ours restores a place by itself. */
  preventScrollReset?: boolean;
};

export function Link(props: LinkProps) {
  const { to, replace, reloadDocument, preventScrollReset: _unused, onClick, children, ...rest } = props;
  const router = useRouter();
  const href = router.createHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForUs = event.button === 0 && (!rest.target || rest.target === "_self");
    const isElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || !isForUs || isElsewhere) return;
    const { pathname, search, hash } = event.currentTarget;
    const isThisPage = pathname === window.location.pathname && search === window.location.search;
    // A place on this page is found by the browser itself.
    if (isThisPage && hash) return;
    event.preventDefault();
    void router.navigate(href, { replace: replace ?? isThisPage });
  };
  return (
    <a {...rest} href={href} onClick={reloadDocument ? onClick : follow} data-discover="true">
      {children}
    </a>
  );
}

type FormProps = Omit<ComponentProps<"form">, "action"> & { action: string };

/** A form whose answers are an address. */
export function Form({ action, onSubmit, ...rest }: FormProps) {
  const router = useRouter();
  const href = router.createHref(action);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      asked.append(name, typeof value === "string" ? value : value.name);
    }
    void router.navigate(`${href}?${asked}`);
  };
  return <form method="get" action={href} {...rest} onSubmit={submit} data-discover="true" />;
}

/** In a loader: the page is elsewhere. */
export function redirect(url: string, status = 302): Response {
  return new Response(null, { status, headers: { Location: url } });
}

/** In a loader: there is no such page, but one that says so. */
export function data<Data>(value: Data, { status }: { status: number }): WithStatus<Data> {
  return new WithStatus(value, status);
}

function useRouter(): Router {
  return required(useContext(RouterContext));
}

function useRouterState(): RouterState {
  return required(useContext(StateContext));
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is no router around this.");
  return value;
}
