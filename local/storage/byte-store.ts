/**
 * The bytes of uploads. Their file names are our own ids, never the names that users give, so no name can lead out of
 * the folder.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type ByteStore = {
  write(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<Uint8Array>;
  remove(ids: string[]): Promise<void>;
};

export function openByteStore(folder?: string): ByteStore {
  return folder ? keepInFolder(folder) : keepInMemory();
}

function keepInMemory(): ByteStore {
  const kept = new Map<string, Uint8Array>();
  return {
    write: async (id, bytes) => void kept.set(id, bytes),
    read: async (id) => {
      const bytes = kept.get(id);
      if (!bytes) throw new Error(`There are no bytes for ${id}.`);
      return bytes;
    },
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  };
}

function keepInFolder(folder: string): ByteStore {
  const fileOf = (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error("An upload's id is a UUID.");
    return join(folder, id);
  };
  return {
    write: async (id, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(fileOf(id), bytes);
    },
    read: (id) => readFile(fileOf(id)),
    remove: async (ids) => {
      for (const id of ids) await rm(fileOf(id), { force: true });
    },
  };
}
