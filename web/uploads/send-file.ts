/** Sends one picture or other file. XMLHttpRequest, because fetch does not report progress. */
import { ApiFailure, readJson } from "../data/api.ts";

/** A connection without progress for this long is given up. */
const timeoutMs = 120_000;

export type Sending = {
  path: string;
  picture: Blob;
  headers: Headers;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

export async function sendFile<Answer>({ path, picture, headers, onProgress }: Sending): Promise<Answer> {
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", path);
    request.timeout = timeoutMs;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.setRequestHeader("content-type", picture.type);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    const fail = () => reject(new ApiFailure(0, "network_failure", "The line was cut."));
    request.addEventListener("error", fail);
    request.addEventListener("timeout", fail);
    request.addEventListener("abort", fail);
    request.addEventListener("load", () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.send(picture);
  });
  return readJson<Answer>(response);
}
