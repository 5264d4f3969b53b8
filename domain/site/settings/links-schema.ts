/** The newsletter's form, and our pages on social networks. */
import * as v from "valibot";
import { optionalMatch, webAddress } from "./text-schema.ts";

const page = optionalMatch(webAddress, "must be an address that begins with https://", 300);

export const linksSchema = v.object({
  /**
   * Its host is a value of the deployment, because the pages' Content-Security-Policy names it. Switched off, our own
   * form takes its place. An empty path is the one of the deployment.
   */
  newsletter: v.object({
    isOn: v.boolean(),
    path: optionalMatch(/^\/(?!\/)[\w./?=&%~-]*$/, "must begin with /"),
  }),
  social: v.object({ facebook: page, instagram: page, youtube: page, tiktok: page }),
});
export type Links = v.InferOutput<typeof linksSchema>;
