/** Opens and closes a server's port, only on the loopback interface. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export class BackendError extends Error {
  override name = "BackendError";
  readonly code: "port-in-use" | "production";
  constructor(code: BackendError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Longer than clients keep a connection, so that none is closed while a request arrives. */
const keepAliveMs = 120_000;

/** Returns the opened port: the given one, or a free one for 0. `setting` is the name of the port's setting. */
export function listen(server: Server, port: number, setting = "BACKEND_PORT"): Promise<number> {
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? portInUse(port, setting) : error),
    );
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/** Does not wait for idle connections. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portInUse(port: number, setting: string): BackendError {
  return new BackendError(
    "port-in-use",
    `Port ${port} is in use. Stop the program that uses it, or choose another port with ${setting}=${port + 1}.`,
  );
}
