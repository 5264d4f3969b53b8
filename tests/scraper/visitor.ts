/** A visitor to a web that the test writes: its pages, its robots.txt, and whose turn it is. */
import type { Turn } from "../../scraper/fetch/politeness.ts";
import type { Visitor } from "../../scraper/fetch/visit.ts";
import { listingPage } from "./outside.ts";

export type Outside = {
  answer?: (url: URL, headers: Headers) => Response | Promise<Response>;
  /** There is none unless given. */
  robots?: string;
  /** The answer of every host's gate to a visitor who asks for a turn. */
  turn?: Turn;
  /** Told which copies of robots.txt are to be forgotten. */
  onForgotten?: (olderThanMs: number | undefined) => void;
};

export const host = "homes.example";
export const urlOf = (id: number) => `https://${host}/home/${id}`;

export const settings: Visitor["settings"] = {
  SUPABASE_URL: "http://backend.test",
  SUPABASE_SCRAPER_KEY: "sb_secret_of_the_scraper",
  CONTACT_URL: "https://site.test/contact",
  // Names under .example are taken for private ones.
  PRIVATE_HOSTS_ALLOWED: new Set([host]),
};

const isYours: Turn = { go: true, waitMs: 0, ticket: "ticket" };

/** `note` is called for every request, as "GET /home/1", and when turns are given back. */
export function visitorTo(
  { answer = () => new Response(null, { status: 404 }), robots = "", turn = isYours, onForgotten }: Outside,
  note: (name: string) => void,
  allowedHosts: ReadonlySet<string> = new Set([host]),
): Visitor {
  return {
    gateOf: () => ({
      takeTurn: async () => turn,
      endTurns: async () => note("end turns"),
      readRobots: async () => ({ status: 200, body: robots, fetchedAt: Date.now() }),
      keepRobots: async () => {},
      forgetRobots: async (olderThanMs) => onForgotten?.(olderThanMs),
    }),
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      note(`GET ${url.pathname}${url.search}`);
      return asFromNetwork(await answer(url, new Headers(init?.headers)));
    },
    settings,
    pace: { requestsPerSecond: 1000, maxInFlight: 10 },
    allowedHosts,
    robots: new Map(),
  };
}

/** The end of a body comes after its bytes: a reader who waits for more must not find both there already. */
async function asFromNetwork(response: Response): Promise<Response> {
  if (!response.body) return response;
  const parts = [new Uint8Array(await response.arrayBuffer())].values();
  const body = new ReadableStream({
    type: "bytes",
    pull: (controller) => {
      const { value } = parts.next();
      if (value && value.byteLength > 0) return controller.enqueue(value);
      controller.close();
      controller.byobRequest?.respond(0);
    },
  });
  return new Response(body, response);
}

export function htmlAnswer(html: string, status = 200): Response {
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** A different home for each id. */
export function homeAnswer(id: number): Response {
  return htmlAnswer(listingPage({ title: `Home ${id} by the sea`, price: 1_000_000 + id, id: `H-${id}` }));
}
