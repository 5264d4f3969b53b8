import * as v from "valibot";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";

const create =
  "Run `npx wrangler kv namespace create catalogue` and put the id that it prints into both wrangler.toml files.";

/** Both Workers use one namespace, and it exists. */
export const kvNamespace: Check = {
  name: "KV namespace",
  when: "before",
  async run({ site, scraper, cloudflare }) {
    const [id, other] = [site, scraper].map(
      (file) => file.kv_namespaces.find(({ binding }) => binding === "CATALOGUE")?.id,
    );
    if (!id || !/^[0-9a-f]{32}$/.test(id))
      return [error(`"${id ?? ""}" in wrangler.toml stands in for an id.`, create)];
    if (id !== other) {
      return [
        error(
          "The two Workers use different namespaces.",
          "Use one id for CATALOGUE in both wrangler.toml files.",
        ),
      ];
    }
    const found = await cloudflare.read(`/storage/kv/namespaces/${id}`, v.object({ id: v.string() }));
    return found ? [] : [error(`Cloudflare has no KV namespace ${id}.`, create)];
  },
};
