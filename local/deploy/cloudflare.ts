/** Cloudflare's API, version 4: every answer is an envelope with `success`, `errors` and `result`. */
import * as v from "valibot";
import { CannotAsk } from "./cannot-ask.ts";
import { askService, parseAnswer, readJson } from "./read-answer.ts";

const signIn =
  "Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN to a token that may read Workers, KV and Queues.";
const tryAgain = "Check the network and try again.";

const envelopeSchema = v.object({
  success: v.boolean(),
  errors: v.nullish(v.array(v.object({ code: v.number(), message: v.string() })), []),
  result: v.optional(v.unknown()),
  result_info: v.nullish(v.object({ total_pages: v.optional(v.number()) })),
});

export type Cloudflare = {
  /** The result at a path below the account. Undefined if there is no such thing. */
  read<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined>;
  /** All pages of a list below the account. */
  list<Item extends v.GenericSchema>(path: string, item: Item): Promise<v.InferOutput<Item>[]>;
  /** A value in KV, which has no envelope. Undefined if there is none. */
  readValue(namespace: string, key: string): Promise<string | undefined>;
};

export type CloudflareAccess = {
  url: string;
  /** Called with the first question. */
  findToken(): Promise<string>;
  accountId: string | undefined;
  fetch: typeof fetch;
};

export function openCloudflare({ url, findToken, accountId, fetch: send }: CloudflareAccess): Cloudflare {
  let account: Promise<(path: string) => Promise<Response>> | undefined;
  const askAccount = async (path: string) => (await (account ??= findAccount()))(path);

  async function findAccount() {
    const headers = { authorization: `Bearer ${await findToken()}` };
    const ask = (path: string) => askService("Cloudflare", tryAgain, send, url + path, { headers });
    const id = accountId ?? (await findOnlyAccount(await ask("/accounts")));
    return (path: string) => ask(`/accounts/${id}${path}`);
  }

  return {
    async read(path, schema) {
      const answer = await openEnvelope(await askAccount(path));
      return answer && parseAnswer(`Cloudflare answered at ${path}`, tryAgain, answer.result, schema);
    },
    async list(path, item) {
      const items: v.InferOutput<typeof item>[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await openEnvelope(await askAccount(`${path}?page=${page}`));
        const name = `Cloudflare answered at ${path}`;
        items.push(...parseAnswer(name, tryAgain, answer?.result, v.array(item)));
        pages = answer?.result_info?.total_pages ?? 1;
      }
      return items;
    },
    async readValue(namespace, key) {
      const response = await askAccount(`/storage/kv/namespaces/${namespace}/values/${key}`);
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new CannotAsk(`Cloudflare answered ${response.status} for a value in KV.`, signIn);
      return response.text();
    },
  };
}

async function openEnvelope(response: Response) {
  const envelope = await readJson("Cloudflare", signIn, response, envelopeSchema);
  if (envelope.success) return envelope;
  if (response.status === 404) return undefined;
  const reasons = envelope.errors.map(({ code, message }) => `${message} (${code})`).join(", ");
  throw new CannotAsk(`Cloudflare answered ${response.status}: ${reasons}.`, signIn);
}

async function findOnlyAccount(response: Response): Promise<string> {
  const answer = await openEnvelope(response);
  const schema = v.array(v.object({ id: v.string() }));
  const accounts = parseAnswer("Cloudflare answered at /accounts", tryAgain, answer?.result, schema);
  if (accounts[0] && accounts.length === 1) return accounts[0].id;
  throw new CannotAsk(
    `The Cloudflare sign-in belongs to ${accounts.length} accounts.`,
    "Set CLOUDFLARE_ACCOUNT_ID (Cloudflare dashboard → Workers & Pages → Account details).",
  );
}
