/** The dependencies of every handler of `/auth/v1`. */
import type { LocalDatabase } from "../database/open.ts";
import type { KeyStore } from "../keys/key-store.ts";
import type { RateLimiter } from "./rate-limit.ts";
import type { AuthSettings } from "./settings.ts";

export type AuthServices = {
  database: LocalDatabase;
  keys: KeyStore;
  settings: AuthSettings;
  limiter: RateLimiter;
  /** The origin of the backend, known once it listens. */
  url(): string;
  now(): Date;
};
