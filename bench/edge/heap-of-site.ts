/** Asks workerd's inspector for the memory of the site's isolate. */

export type Heap = { usedBytes: number; buffersBytes: number };

export async function openHeap(inspector: URL) {
  const socket = new WebSocket(`ws://${inspector.host}/core:user:site`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("The inspector does not answer.")));
  });
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let asked = 0;
  const ask = (method: string) =>
    new Promise<Record<string, unknown>>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method }));
    });
  return {
    /** Buffers lie outside of the heap and count too. */
    read: async (): Promise<Heap> => {
      const usage = await ask("Runtime.getHeapUsage");
      return { usedBytes: Number(usage["usedSize"]), buffersBytes: Number(usage["backingStorageSize"]) };
    },
    close: () => socket.close(),
  };
}
