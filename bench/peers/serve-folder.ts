/**
 * Serves a folder as an edge does: from memory, texts compressed once. `node serve-folder.ts <folder>` prints its port.
 * Any address without a file is the folder's page.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { compress } from "../first-view/weigh.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
type File = { type: string; plain: Buffer; compressed: Buffer | undefined };

const [folder = "."] = process.argv.slice(2);
const files = new Map<string, File>();

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = find(extname(pathname) ? pathname : "/index.html");
  if (!file) return response.writeHead(404).end();
  const isCompressed = file.compressed && String(request.headers["accept-encoding"]).includes("br");
  response.writeHead(200, {
    "content-type": file.type,
    "cache-control": "public, max-age=3600",
    ...(isCompressed && { "content-encoding": "br" }),
  });
  return response.end(isCompressed ? file.compressed : file.plain);
});
server.listen(0, () => console.log((server.address() as AddressInfo).port));

function find(path: string): File | undefined {
  const known = files.get(path);
  if (known) return known;
  try {
    const plain = readFileSync(join(folder, path));
    const type = types[extname(path)] ?? "application/octet-stream";
    const isText = /^text|json|svg/.test(type);
    const file = { type, plain, compressed: isText ? compress(plain, 5) : undefined };
    files.set(path, file);
    return file;
  } catch {
    return undefined;
  }
}
