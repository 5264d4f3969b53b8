/** How the app reads the API: in-process on the server, by fetch in the browser. */

export class ApiFailure extends Error {
  override name = "ApiFailure";
  /** 0 when the network failed. */
  readonly status: number;
  readonly code: string;
  /** The rest of the answer, such as listings to show instead of one that is gone. */
  readonly body: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    { cause, body = null }: { cause?: unknown; body?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

export type FetchJson = <Data>(path: string, init?: RequestInit) => Promise<Data>;

export async function readJson<Data>(response: Response): Promise<Data> {
  return acceptAnswer(response.status, await response.json().catch(() => undefined));
}

/** The data of a good answer. Any other becomes a failure. */
export function acceptAnswer<Data>(status: number, body: unknown): Data {
  if (status >= 200 && status < 300 && body !== undefined) return body as Data;
  const error = errorOf(body);
  throw new ApiFailure(status, error.code, error.message, { body });
}

function errorOf(body: unknown): { code: string; message: string } {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const { code, message } = error;
  return {
    code: typeof code === "string" ? code : "unexpected_response",
    message: typeof message === "string" ? message : "The answer could not be read.",
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export const fetchJsonInBrowser: FetchJson = async (path, init) => {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
  });
  return readJson(response);
};
