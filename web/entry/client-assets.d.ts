declare module "virtual:client-assets" {
  /** Of the browser's build; undefined in dev, where nothing is built. */
  export const clientManifest: import("./entry-files.ts").ClientManifest | undefined;
}
