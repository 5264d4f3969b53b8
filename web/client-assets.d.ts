declare module "virtual:client-assets" {
  /** What the server reads of Vite's manifest of the browser build; undefined in dev. */
  export const clientManifest:
    | Record<string, { file: string; css?: string[]; imports?: string[] }>
    | undefined;
}
