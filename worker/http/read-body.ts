/** Reads a request's body without ever holding more than the allowed size. */
import { ApiError } from "../errors.ts";

export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream: ReadableStream<Uint8Array> | null = request.body;
  for await (const chunk of stream ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

function tooLarge(): ApiError {
  return new ApiError("too_large", "The request is too large.");
}

/** The fields of a JSON object or of a plain form. `isForm` says which. */
export async function readFields(
  request: Request,
  maxBytes: number,
): Promise<{ fields: Record<string, unknown>; isForm: boolean }> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
    throw new ApiError("unsupported_type", "Send JSON or a plain form.");
  }
  const body = await readBody(request, maxBytes);
  if (type !== "application/json")
    return { fields: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))), isForm: true };
  return { fields: parseObject(body), isForm: false };
}

export function parseBody(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ApiError("bad_request", "The body is not JSON.", { cause });
  }
}

function parseObject(body: Uint8Array): Record<string, unknown> {
  const value = parseBody(body);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiError("bad_request", "The body is not a JSON object.");
  }
  return { ...value };
}
