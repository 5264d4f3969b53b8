/** The environment variables of a local run, read once. An error names every problem together. */
import * as v from "valibot";

const port = (usual: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "must be a port number"),
      v.transform(Number),
      v.maxValue(65_535, "must be a port number"),
    ),
    String(usual),
  );
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]+$/, "must be an origin such as https://x.supabase.co"),
);
const key = v.optional(v.pipe(v.string(), v.nonEmpty("is missing")), "");

const ownSchema = v.object({
  PORT: port(8787),
  /** The default of the Supabase CLI. */
  BACKEND_PORT: port(54_321),
  OUTSIDE_PORT: port(4100),
  /** As in a deployment: the newsletter provider's form, shown in place of ours. */
  NEWSLETTER_FRAME_URL: v.optional(
    v.pipe(v.string(), v.url("must be a URL"), v.startsWith("https://", "must be an https address")),
  ),
});

const supabaseSchema = v.object({
  ...ownSchema.entries,
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
  /** Its role is `scraper`: see docs/deploying.md. */
  SUPABASE_SCRAPER_KEY: key,
  /** Made with `npm run keys -- site-key`. */
  SITE_KEY: key,
});

export type Settings = v.InferOutput<typeof ownSchema> | v.InferOutput<typeof supabaseSchema>;

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const schema = environment["SUPABASE_URL"] ? supabaseSchema : ownSchema;
  const result = v.safeParse(schema, environment);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw new Error(`The environment is not right:\n${problems.join("\n")}`);
}
