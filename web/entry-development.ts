/** Development only: React's refresh hooks must stand before any component loads, without an inline script. */
// @vitejs/plugin-react serves this module.
const refreshUrl = "/@react-refresh";
const refresh = await import(/* @vite-ignore */ refreshUrl);
refresh.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./entry-client.tsx");
