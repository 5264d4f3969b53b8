// vite.config.ts resolves this name to web/entry/server.tsx.
declare module "virtual:web-app" {
  export const render: import("../../web/entry/render-contract.ts").Render;
}
