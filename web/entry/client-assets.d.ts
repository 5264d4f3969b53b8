declare module "virtual:client-assets" {
  /** The browser's build; undefined in development, where nothing is built. */
  export const clientManifest: import("./entry-files.ts").ClientManifest | undefined;
}
