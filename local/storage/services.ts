/** The dependencies of every handler of `/storage/v1`. */
import type { KeyStore } from "../keys/key-store.ts";
import type { RunServices } from "../run-request.ts";
import type { ByteStore } from "./byte-store.ts";

export type StorageServices = RunServices & { bytes: ByteStore; keys: KeyStore; now(): Date };

/** Supabase's default limit for a bucket without its own. */
export const maxFileBytes = 50 * 1024 * 1024;
