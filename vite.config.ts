import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { content } from "./web/content/build/content-plugin.ts";
import { pictures } from "./web/pictures/vite-pictures.ts";

const clientManifest = join(import.meta.dirname, "dist/client/.vite/manifest.json");

/** `npm run dev` hands the Workers' variables over (local/dev-server.ts). */
const devVars: Record<string, Record<string, string>> = JSON.parse(process.env["WORKER_VARS"] ?? "{}");

/** Tells the site Worker the hashed names of the browser's files; in dev there is nothing hashed. */
function clientAssets(): Plugin {
  const id = "virtual:client-assets";
  let isDev = false;
  return {
    name: "client-assets",
    configResolved: (config) => {
      isDev = config.command === "serve";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) => {
      if (source !== `\0${id}`) return undefined;
      const manifest =
        isDev || !existsSync(clientManifest) ? "undefined" : shorten(await readFile(clientManifest, "utf8"));
      return `export const clientManifest = ${manifest};`;
    },
  };
}

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** Of the manifest the Worker reads these parts only (web/find-assets.ts). */
function shorten(manifest: string): string {
  const chunks: Record<string, Chunk> = JSON.parse(manifest);
  const short = Object.entries(chunks).map(([key, { file, css, imports }]) => [key, { file, css, imports }]);
  return JSON.stringify(Object.fromEntries(short));
}

/**
 * What the Worker's code names and never runs: React's streaming, signing in, and what only an event in a browser
 * loads. The platform compiles all that is there whenever an isolate starts.
 */
const neverRunInWorker = new RegExp(
  [
    "react-dom-server\\.edge",
    "^@supabase/supabase-js$",
    "/(favourites-sheet|lightbox|listing-map|search-results|toast-area)\\.tsx$",
  ].join("|"),
);

function leaveOutOfWorker(): Plugin {
  const prefix = "\0left-out:";
  return {
    name: "leave-out-of-worker",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "site",
    resolveId: (source) => (neverRunInWorker.test(source) ? prefix + source : undefined),
    load: (id) => (id.startsWith(prefix) ? "module.exports = {};" : undefined),
  };
}

/** Modules that are nothing but data: a language's texts, the plans of all countries' telephone numbers. */
const dataModules = /\/web\/i18n\/[a-z]{2}\.ts$|\/libphonenumber-js\/metadata\.min\.json\.js$/;

/** When an isolate starts, data in a string are one word to read; as code they are a tree, wanted or not. */
function dataAsJson(): Plugin {
  return {
    name: "data-as-json",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "site",
    load: async (id) => {
      if (!dataModules.test(id)) return undefined;
      const data: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(data)
        .map(([name, value]) => {
          const parsed = `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
          return name === "default" ? `export default ${parsed};` : `export const ${name} = ${parsed};`;
        })
        .join("\n");
    },
  };
}

/** Runs before the others are asked for. */
const starter = "web/ask-for-scripts.ts";

/** Stays apart: the starter, and what a library's index file imports for everyone and few pages use. */
const apart = new RegExp(
  [`/${starter}$`, "/@tanstack/.+/(mutationObserver|useMutation|queriesObserver|useQueries)\\.js$"].join("|"),
);

/** What so many pages use belongs to every first view, if it is one of the small things pages are made of. */
const sharedBy = 4;
const smallThings = new RegExp(
  [
    "/web/[a-z-]+\\.tsx?$",
    "/web/components/(?!dialog|toast-area|line-chart|place-map|menu|tabs|tooltip|table)",
    "/web/features/(catalogue|navigation)/",
    "/domain/(areas|exchange-rates|locales|money|site|write-listing-query)\\.ts$",
    "/lucide-react/dist/esm/(?!icons)",
    "/node_modules/(react|react-dom|react-router|react-i18next|@tanstack)/",
  ].join("|"),
);

type ModuleGraph = {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
};

/** Whether every first view runs a module: the entry imports it, or so many pages do. */
function isOnEveryPage(id: string, graph: ModuleGraph): boolean {
  if (apart.test(id)) return false;
  const seen = new Set([id]);
  let pages = 0;
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) return true;
    if (info && info.dynamicImporters.length > 0) pages += 1;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return pages >= sharedBy && smallThings.test(id);
}

/** What our pages are built with in a library's place, on both sides; why, each says itself. */
const standIns: Record<string, string> = {
  i18next: "web/i18n/light-i18next.ts",
  "react-i18next": "web/i18n/light-react-i18next.tsx",
  "react-router": "web/router/light-react-router.tsx",
  "react-router/dom": "web/router/light-react-router.tsx",
  "../createLucideIcon.mjs": "web/components/light-lucide-icon.ts",
};

function standInsForLibraries(): Plugin {
  return {
    name: "stand-ins-for-libraries",
    enforce: "pre",
    applyToEnvironment: (environment) => ["client", "site"].includes(environment.name),
    resolveId: (source) => {
      const file = standIns[source];
      return file && join(import.meta.dirname, file);
    },
  };
}

export default defineConfig({
  publicDir: "web/public",
  resolve: { alias: { "virtual:web-app": join(import.meta.dirname, "web/entry-server.tsx") } },
  build: { manifest: true },
  plugins: [
    clientAssets(),
    leaveOutOfWorker(),
    dataAsJson(),
    content(),
    pictures(),
    standInsForLibraries(),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: "wrangler.toml",
      viteEnvironment: { name: "site" },
      config: (config) => ({ vars: { ...config.vars, ...devVars.site } }),
      auxiliaryWorkers: [
        {
          configPath: "scraper/wrangler.toml",
          viteEnvironment: { name: "scraper" },
          config: (config) => ({ vars: { ...config.vars, ...devVars.scraper } }),
        },
      ],
      inspectorPort: false,
      persistState: { path: ".data/workers" },
    }),
  ],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        rolldownOptions: {
          input: ["web/entry-client.tsx", starter],
          output: {
            // One file instead of fifty: they compress better together.
            codeSplitting: {
              groups: [
                { name: (id, graph) => (isOnEveryPage(id, graph) ? "site" : null), debugName: "site" },
              ],
            },
          },
        },
      },
    },
    // The platform counts a Worker's bytes, and reading them is most of its start-up.
    site: { build: { outDir: "dist/site", minify: true } },
    scraper: { build: { outDir: "dist/scraper" } },
  },
  builder: {
    // The client first: the site Worker needs its manifest.
    buildApp: async (builder) => {
      for (const name of ["client", "site", "scraper"]) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`vite has no environment "${name}"`);
        await builder.build(environment);
      }
      await rm(join(import.meta.dirname, "dist/client/.vite"), { recursive: true, force: true });
    },
  },
});
