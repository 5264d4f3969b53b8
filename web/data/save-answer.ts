/** Saves a file of the API, such as a PDF, under the name that it comes with. An answer that is none becomes a failure. */
import { ApiFailure, readJson } from "./api.ts";
import { saveBlob } from "./save-file.ts";

export async function saveAnswer(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(path, init).catch((cause: unknown) => {
    throw new ApiFailure(0, "network_failure", "The network could not be reached.", { cause });
  });
  if (!answer.ok) return readJson<never>(answer);
  const [, name = "file"] = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  saveBlob(await answer.blob(), name);
}
