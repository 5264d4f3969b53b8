/**
 * React Router's handlers for the server. Making one ranks all routes anew, so one that has answered answers again;
 * never two requests at once, because its loaders read by the request that it is at.
 */
import { type StaticHandler, createStaticHandler } from "react-router";
import { type Locale, localisePath } from "../domain/locales.ts";
import type { LoadData } from "./load-data.ts";
import { createRoutes } from "./routes.tsx";

type Slot = { handler: StaticHandler; load: LoadData };

const idle = new Map<Locale, Slot[]>();

export async function queryRoutes(locale: Locale, request: Request, load: LoadData) {
  const waiting = idle.get(locale) ?? [];
  idle.set(locale, waiting);
  const slot = waiting.pop() ?? makeSlot(locale, load);
  slot.load = load;
  const context = await slot.handler.query(request);
  waiting.push(slot);
  return { context, dataRoutes: slot.handler.dataRoutes };
}

function makeSlot(locale: Locale, load: LoadData): Slot {
  const routes = createRoutes((query) => slot.load(query));
  const slot: Slot = { handler: createStaticHandler(routes, { basename: localisePath("/", locale) }), load };
  return slot;
}
