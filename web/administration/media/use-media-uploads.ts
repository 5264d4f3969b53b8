/** The queue of pictures on their way into the library. */
import { useUploadQueue } from "../../uploads/use-upload-queue.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { prepareMedia, sendMedia } from "./upload-picture.ts";

export function useMediaUploads(sign: SignRequest, onSent: (addresses: string[]) => void) {
  const send = async (
    picture: Blob,
    digest: string,
    onProgress: (share: number) => void,
    file: Blob & { name?: string },
  ) => (await sendMedia({ picture, digest, file, sign, onProgress })).src;
  return useUploadQueue({ prepare: prepareMedia, send }, onSent);
}
