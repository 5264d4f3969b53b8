/** A Supabase project: its own address, asked with its keys, and the management API, asked with a personal token. */
import type * as v from "valibot";
import { CannotAsk } from "./cannot-ask.ts";
import { askService, readJson } from "./read-answer.ts";

const projectRemedy =
  "Check SUPABASE_URL in wrangler.toml, and that the project is not paused (Supabase dashboard).";
const managementRemedy = "Make a new SUPABASE_ACCESS_TOKEN (Supabase dashboard → Account → Access Tokens).";

export type Supabase = {
  publishableKey: string | undefined;
  secretKey: string | undefined;
  scraperKey: string | undefined;
  /** Asks the project's own address. */
  ask(path: string, key?: string): Promise<Response>;
  /** Asks it for JSON, which it must answer with 200. */
  read<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    key?: string,
  ): Promise<v.InferOutput<Schema>>;
  /** Asks the management API about the project. Undefined without a token. */
  readManagement:
    | (<Schema extends v.GenericSchema>(path: string, schema: Schema) => Promise<v.InferOutput<Schema>>)
    | undefined;
};

export type SupabaseAccess = {
  url: string;
  publishableKey?: string | undefined;
  secretKey?: string | undefined;
  scraperKey?: string | undefined;
  management?: { url: string; project: string; token: string } | undefined;
  fetch: typeof fetch;
};

export function openSupabase(access: SupabaseAccess): Supabase {
  const { url, publishableKey, secretKey, scraperKey, management, fetch: send } = access;
  const ask = (path: string, key?: string) =>
    askService("Supabase", projectRemedy, send, url + path, key ? { apikey: key } : {});
  return {
    publishableKey,
    secretKey,
    scraperKey,
    ask,
    async read(path, schema, key) {
      const response = await ask(path, key);
      if (!response.ok)
        throw new CannotAsk(`Supabase answered ${response.status} at ${path}.`, projectRemedy);
      return readJson("Supabase", projectRemedy, response, schema);
    },
    readManagement:
      management &&
      (async (path, schema) => {
        const address = `${management.url}/v1/projects/${management.project}${path}`;
        const headers = { authorization: `Bearer ${management.token}` };
        const name = "Supabase's management API";
        const response = await askService(name, "Check the network and try again.", send, address, headers);
        if (!response.ok)
          throw new CannotAsk(`${name} answered ${response.status} at ${path}.`, managementRemedy);
        return readJson(name, managementRemedy, response, schema);
      }),
  };
}
