/** Finds the files that a page's HTML requests. */
import { clientManifest } from "virtual:client-assets";
import type { Locale } from "../../domain/languages/locales.ts";
import type { PageRow } from "../routing/pages.ts";
import { entryFiles } from "./entry-files.ts";
import { type PageAssets, listAssets } from "./list-assets.ts";

/** A build does not change, so each list is made once. */
const known = new Map<string, PageAssets>();

export function findAssets(locale: Locale, page: PageRow | undefined): PageAssets {
  if (!clientManifest) return inDevelopment;
  const key = `${locale} ${page?.path}`;
  const assets = known.get(key) ?? listAssets(clientManifest, locale, page);
  known.set(key, assets);
  return assets;
}

const inDevelopment: PageAssets = {
  starter: `/${entryFiles.starter}`,
  scripts: ["/web/entry/development.ts"],
  styles: ["app", "front-page", "article", "floor-plan", "sheet"].map((name) => `/web/styles/${name}.css`),
  fonts: [],
};
