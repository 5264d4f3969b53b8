/** What every part of the office needs. Made once per isolate: a client takes milliseconds and keeps no request. */
import { type BackendClient, connect } from "../domain/backend/connect.ts";
import { readSettings } from "../domain/read-settings.ts";
import { bindingNames, type RawEnv, type Settings, settingsSchema } from "./env.ts";

export type Office = {
  settings: Settings;
  /** With the secret key, before which row level security does not stand. */
  database: BackendClient;
  catalogue: KVNamespace;
  snapshot: KVNamespace;
};

const offices = new WeakMap<RawEnv, Office>();

export function officeOf(env: RawEnv): Office {
  const known = offices.get(env);
  if (known) return known;
  const settings = readSettings("office", settingsSchema, env, bindingNames);
  const made = {
    settings,
    database: connect(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, fetch),
    catalogue: env.CATALOGUE,
    snapshot: env.SNAPSHOT,
  };
  offices.set(env, made);
  return made;
}
