/** Our texts of a contract's paper. They are a file of the build, because few people ever read them. */
import { type Locale, locales } from "../../domain/languages/locales.ts";
import type { ContractTexts } from "../../domain/papers/contract/contract-texts.ts";
import { contentAddresses } from "../../domain/site/article.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";

export const readContractTexts = (env: Env, locale: Locale) =>
  readServedFile<ContractTexts>(env, contentAddresses.contract(locale));

export async function readAllContractTexts(env: Env): Promise<Record<Locale, ContractTexts>> {
  const texts = await Promise.all(
    locales.map(async (locale) => [locale, await readContractTexts(env, locale)] as const),
  );
  return Object.fromEntries(texts) as Record<Locale, ContractTexts>;
}
