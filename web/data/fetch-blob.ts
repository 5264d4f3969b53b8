/** A file of the API, such as a PDF. An answer that is none becomes a failure, as with JSON. */
import { ApiFailure, readJson } from "./api.ts";

export async function fetchBlob(path: string, init: RequestInit): Promise<Blob> {
  const answer = await fetch(path, init).catch((cause: unknown) => {
    throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
  });
  return answer.ok ? answer.blob() : readJson<never>(answer);
}
