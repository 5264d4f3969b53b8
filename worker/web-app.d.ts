// vite.config.ts resolves this name to web/entry-server.tsx.
declare module "virtual:web-app" {
  export const render: import("../web/render-contract.ts").Render;
  export const isKnownPath: import("../web/render-contract.ts").IsKnownPath;
}
