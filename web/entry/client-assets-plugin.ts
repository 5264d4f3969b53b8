/** Gives the site Worker the manifest of the browser's build, which is built first. In development there is none. */
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { ClientManifest } from "./entry-files.ts";
import { trimManifest } from "./trim-manifest.ts";

const id = "virtual:client-assets";
const resolvedId = `\0${id}`;

export function clientAssets(manifestFile: string): Plugin {
  let isDev = false;
  return {
    name: "client-assets",
    configResolved: (config) => {
      isDev = config.command === "serve";
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load: (source) => {
      if (source !== resolvedId) return undefined;
      const isBuilt = !isDev && existsSync(manifestFile);
      return `export const clientManifest = ${isBuilt ? readManifest(manifestFile) : "undefined"};`;
    },
  };
}

function readManifest(file: string): string {
  const chunks: ClientManifest = JSON.parse(readFileSync(file, "utf8"));
  return JSON.stringify(trimManifest(chunks));
}
