/** Answers and reads through the edge cache, under a canonical key and the catalogue's version. */
import { catalogueShape } from "../../domain/listings/catalogue/catalogue-shape.ts";
import type { CatalogueSnapshot } from "../../domain/listings/catalogue/catalogue-snapshot.ts";
import { type CachePolicy, cachePolicies } from "./cache-policy.ts";
import { readCatalogueVersion } from "./catalogue-version.ts";
import type { AskedContext } from "../context.ts";
import { type ReadAnswer, degradedHeader, readCached, serveCached } from "./edge-cache.ts";
import { readConfig } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import type { PlainAnswer } from "./plain-answer.ts";
import { patienceWith } from "./shared-attempts.ts";
import { readSnapshot } from "./snapshot.ts";

export type Wanted = {
  /** A path with its canonical query. */
  key: string;
  /** Makes the answer when no cached copy is usable. */
  produce: () => Promise<PlainAnswer>;
  /** Answers when the backend is down too. Undefined when the snapshot does not know. */
  fromSnapshot?: (snapshot: CatalogueSnapshot) => PlainAnswer | undefined | Promise<PlainAnswer>;
  /** The same for what the snapshot of the catalogue does not hold. */
  standIn?: () => Promise<PlainAnswer | undefined>;
  /** The statuses that are stored. */
  keeps?: readonly (200 | 404 | 410)[];
};

export async function cachedCatalogueResponse(c: AskedContext, wanted: Wanted): Promise<Response> {
  return serveCached({ ...(await throughCache(c, wanted)), request: c.req.raw });
}

/** For other answers of the Worker. The caller names the shape of the data, which `wanted` makes. */
export async function readCatalogue<Data>(c: AskedContext, wanted: Wanted): Promise<ReadAnswer<Data>> {
  return readCached<Data>(await throughCache(c, wanted));
}

async function throughCache(
  c: AskedContext,
  { key, produce, fromSnapshot, standIn, keeps = [200, 404, 410] }: Wanted,
) {
  const config = readConfig(c.env);
  const policies = cachePolicies(config);
  const policyFor = ({ status, headers }: Omit<PlainAnswer, "body">): CachePolicy | undefined => {
    if (degradedHeader in headers || !keeps.some((kept) => kept === status)) return undefined;
    return status === 200 ? policies.catalogue : policies.notFound;
  };
  return {
    key: `${config.SITE_URL}${key}${key.includes("?") ? "&" : "?"}shape=${catalogueShape}`,
    version: await readCatalogueVersion(c.env.CATALOGUE, config.VERSION_LOOK_SECONDS, Date.now()),
    policyFor,
    produce: () => produce().catch(toOutage),
    fallBack: standIn ?? (fromSnapshot && (() => answerFromSnapshot(c.env.SNAPSHOT, fromSnapshot))),
    cache: caches.default,
    ...patienceWith(config),
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
  };
}

/** A backend answer that makes no sense counts as an outage, with any status: a visitor brings no token. */
function toOutage(error: unknown): never {
  throw error instanceof ApiError && error.code !== "bad_token" ? error : unavailable(error);
}

async function answerFromSnapshot(
  store: KVNamespace,
  fromSnapshot: NonNullable<Wanted["fromSnapshot"]>,
): Promise<PlainAnswer | undefined> {
  const snapshot = await readSnapshot(store, Date.now());
  const answer = snapshot ? await fromSnapshot(snapshot) : undefined;
  return answer && { ...answer, degraded: "snapshot", dataAt: snapshot?.at };
}
