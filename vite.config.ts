import { rename } from "node:fs/promises";
import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { content } from "./web/content/build/content-plugin.ts";
import { clientAssets } from "./web/entry/client-assets-plugin.ts";
import { clientFiles } from "./web/entry/client-files-plugin.ts";
import { entryFiles } from "./web/entry/entry-files.ts";
import { servedTexts } from "./web/i18n/build/served-texts-plugin.ts";
import { pictures } from "./web/pictures/vite-pictures.ts";
import { renderInOnePiece } from "./web/entry/render-in-one-piece-plugin.ts";

const root = import.meta.dirname;
/** Beside the files that are served, where a test reads it too. */
const clientManifest = join(root, "dist/client-manifest.json");
const starter = join(root, entryFiles.starter);

/** The Workers that the site Worker reaches by queues and service bindings. */
const behindTheSite = ["office", "scraper"];

/** `npm run dev` hands the Workers' variables over (local/dev-server.ts). */
const devVars: Record<string, Record<string, string>> = JSON.parse(process.env["WORKER_VARS"] ?? "{}");

export default defineConfig({
  publicDir: "web/public",
  resolve: { alias: { "virtual:web-app": join(root, "web/entry/server.tsx") } },
  build: { manifest: true },
  plugins: [
    clientAssets(clientManifest),
    clientFiles(),
    content(),
    servedTexts(join(root, "web/i18n"), join(root, "web/public")),
    pictures(),
    renderInOnePiece(),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: "wrangler.toml",
      viteEnvironment: { name: "site" },
      config: (config) => ({ vars: { ...config.vars, ...devVars.site } }),
      auxiliaryWorkers: behindTheSite.map((name) => ({
        configPath: `${name}/wrangler.toml`,
        viteEnvironment: { name },
        config: (config) => ({ vars: { ...config.vars, ...devVars[name] } }),
      })),
      inspectorPort: false,
      persistState: { path: ".data/workers" },
    }),
  ],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        rolldownOptions: {
          input: Object.values(entryFiles),
          output: {
            codeSplitting: {
              groups: [
                // Runs before the others are asked for, so it shares nothing with them.
                { name: "starter", test: (id) => id === starter, priority: 1 },
                // What every page runs, in one file: it compresses better than forty.
                { name: "site", tags: ["$initial"] },
              ],
            },
          },
        },
      },
    },
    // The platform counts a Worker's bytes, and reading them is most of its start-up.
    site: { build: { outDir: "dist/site", minify: true } },
    // PDFKit asks for its own address as it is loaded, and a module of a Worker has none.
    office: { build: { outDir: "dist/office" }, define: { "import.meta.url": '"file:///office/index.js"' } },
    scraper: { build: { outDir: "dist/scraper" } },
  },
  builder: {
    // The client first: the site Worker needs its manifest.
    buildApp: async (builder) => {
      for (const name of ["client", "site", ...behindTheSite]) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`vite has no environment "${name}"`);
        await builder.build(environment);
        if (name === "client") await rename(join(root, "dist/client/.vite/manifest.json"), clientManifest);
      }
    },
  },
});
