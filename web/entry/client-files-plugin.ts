/**
 * A file named `….client.ts` or `….client.tsx` is for the browser only: in the site Worker's build it is empty. So a
 * part can name its file plainly, and the Worker still carries neither the file nor what only it imports.
 */
import type { Plugin } from "vite";

export function clientFiles(): Plugin {
  return {
    name: "client-files",
    applyToEnvironment: ({ name }) => name === "site",
    load: { filter: { id: /\.client\.tsx?$/ }, handler: () => "export {};" },
  };
}
