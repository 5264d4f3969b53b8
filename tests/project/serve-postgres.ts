/**
 * Lets a client of Postgres speak to the embedded one, as DATABASE_URL of a given project wants it. Everybody shares one
 * session there, so while a client's query or transaction is open the others wait.
 */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";

const sslRequest = 80_877_103;
const queryMessage = "Q".charCodeAt(0);
const endMessage = "X".charCodeAt(0);
/** Nobody has to say a password on one's own machine: AuthenticationOk, then ReadyForQuery. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const idle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function servePostgres(pglite: PGlite): Promise<{ url: string; close(): Promise<void> }> {
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on("close", () => clients.delete(socket));
    answerClient(socket, pglite);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      const closed = once(server.close(), "close");
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}

function answerClient(socket: Socket, pglite: PGlite): void {
  let waiting = Buffer.alloc(0);
  let isGreeted = false;
  let letOthersIn: (() => void) | undefined;
  let work: Promise<void> = Promise.resolve();

  async function pass(messages: Uint8Array): Promise<void> {
    if (!letOthersIn) {
      await new Promise<void>((started) => {
        void pglite.runExclusive(() => new Promise<void>((end) => ((letOthersIn = end), started())));
      });
    }
    const answer = Buffer.from(await pglite.execProtocolRaw(messages));
    socket.write(answer);
    if (answer.subarray(-idle.length).equals(idle)) leave();
  }

  function leave(): void {
    letOthersIn?.();
    letOthersIn = undefined;
  }

  async function giveUp(): Promise<void> {
    if (letOthersIn) await pglite.execProtocolRaw(simpleQuery("rollback"));
    leave();
  }

  /** Whole messages only: each says how long it is. */
  async function take(chunk: Buffer): Promise<void> {
    waiting = Buffer.concat([waiting, chunk]);
    if (!isGreeted) {
      if (waiting.length < 8 || waiting.length < waiting.readInt32BE(0)) return;
      const isAskedForSsl = waiting.readInt32BE(4) === sslRequest;
      waiting = waiting.subarray(waiting.readInt32BE(0));
      isGreeted = !isAskedForSsl;
      socket.write(isAskedForSsl ? "N" : welcome);
      return take(Buffer.alloc(0));
    }
    let end = 0;
    while (waiting.length >= end + 5 && waiting.length >= end + 1 + waiting.readInt32BE(end + 1)) {
      if (waiting[end] === endMessage) return void socket.end();
      end += 1 + waiting.readInt32BE(end + 1);
    }
    if (end === 0) return;
    const messages = Uint8Array.from(waiting.subarray(0, end));
    waiting = waiting.subarray(end);
    await pass(messages);
  }

  socket.on("data", (chunk) => {
    work = work.then(() => take(chunk)).catch((error: unknown) => void socket.destroy(error as Error));
  });
  socket.on("error", (error) => console.error("The embedded Postgres lost a client:", error.message));
  socket.on("close", () => {
    work = work.then(giveUp);
  });
}

function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(5 + text.length);
  message.writeUInt8(queryMessage, 0);
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return Uint8Array.from(message);
}
