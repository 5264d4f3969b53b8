/** Finds the files that a page's HTML requests. */
import { clientManifest } from "virtual:client-assets";
import type { Locale } from "../../domain/languages/locales.ts";
import type { PageRow } from "../routing/pages.ts";
import { entryFiles } from "./entry-files.ts";
import { type PageAssets, listAssets } from "./list-assets.ts";

export function findAssets(locale: Locale, page: PageRow | undefined): PageAssets {
  return clientManifest ? listAssets(clientManifest, locale, page) : inDevelopment;
}

const inDevelopment: PageAssets = {
  starter: `/${entryFiles.starter}`,
  scripts: ["/web/entry/development.ts"],
  styles: ["app", "front-page", "article", "floor-plan", "sheet"].map((name) => `/web/styles/${name}.css`),
  fonts: [],
};
