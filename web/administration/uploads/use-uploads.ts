/** The queue of one listing's pictures. */
import { preparePicture } from "../../uploads/prepare-picture.ts";
import { useUploadQueue } from "../../uploads/use-upload-queue.ts";
import { sendPicture } from "./send-picture.ts";

export type SignRequest = () => Promise<Headers>;

export function useUploads(listingId: string, sign: SignRequest, onSent: (pictures: string[]) => void) {
  const send = async (picture: Blob, digest: string, onProgress: (share: number) => void) => {
    const path = `/api/admin/listings/${listingId}/pictures/${digest}`;
    return sendPicture({ path, picture, headers: await sign(), onProgress });
  };
  return useUploadQueue({ prepare: (file) => preparePicture(file), send }, onSent);
}
