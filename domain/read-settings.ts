/** A Worker's configuration, checked as a whole: all problems are reported at once, and nothing is guessed. */
import * as v from "valibot";

class SettingsError extends Error {
  override name = "SettingsError";
}

/** `env` holds bindings, which the platform has checked itself, and variables that are still unchecked. */
export function readSettings<Schema extends v.GenericSchema>(
  worker: string,
  schema: Schema,
  env: Readonly<Record<string, unknown>>,
  bindings: readonly string[],
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, env);
  const problems = [
    ...(result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...bindings.filter((name) => env[name] === undefined).map((name) => `${name}: binding is missing`),
  ];
  if (result.success && problems.length === 0) return result.output;
  throw new SettingsError(`The ${worker} is not configured: ${problems.join("; ")}`);
}
