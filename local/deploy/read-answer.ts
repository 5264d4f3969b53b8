/** Reads JSON from another service and checks its shape. Whatever goes wrong becomes a CannotAsk. */
import * as v from "valibot";
import { CannotAsk } from "./cannot-ask.ts";

const timeoutMs = 15_000;

export async function askService(
  name: string,
  remedy: string,
  send: typeof fetch,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  try {
    return await send(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    if (cause instanceof CannotAsk) throw cause;
    throw new CannotAsk(`${name} could not be reached at ${address}.`, remedy, { cause });
  }
}

export async function readJson<Schema extends v.GenericSchema>(
  name: string,
  remedy: string,
  response: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await response.json().catch(() => undefined);
  return parseAnswer(`${name} answered ${response.status}`, remedy, body, schema);
}

export function parseAnswer<Schema extends v.GenericSchema>(
  name: string,
  remedy: string,
  body: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new CannotAsk(`${name} with something unexpected.`, remedy);
}
