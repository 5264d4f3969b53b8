/**
 * What a route gives to the cache: plain values. It is not a Response, because Hono would copy headers of the answer
 * that was already sent to a new Response, and with them the date of the copy that a refresh replaces.
 */
export type PlainAnswer = {
  status: number;
  /** By names in lower case. */
  headers: Record<string, string>;
  body: string | Bytes;
  /** What the body says, for whoever reads the answer within the Worker. */
  data?: unknown;
  /** Epoch milliseconds of the oldest data in it, for an answer made of others. Else it is read now. */
  dataAt?: number | undefined;
  /** Set on an answer that replaces the real one during an outage. It is never stored. */
  degraded?: string | undefined;
};

export type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

export function json(data: unknown, status = 200): PlainAnswer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(data), data };
}

export function text(body: string, type: string): PlainAnswer {
  return { status: 200, headers: { "content-type": `${type}; charset=utf-8` }, body };
}
