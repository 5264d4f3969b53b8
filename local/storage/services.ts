/** What every handler of `/storage/v1` is given. */
import type { KeyStore } from "../keys/key-store.ts";
import type { RunServices } from "../run-request.ts";
import type { ByteStore } from "./byte-store.ts";

export type StorageServices = RunServices & { bytes: ByteStore; keys: KeyStore; now(): Date };

/** Supabase's usual limit when a bucket sets none. */
export const maxFileBytes = 50 * 1024 * 1024;
