/** Puts a picture into the library: made small in the browser, sent, and answered with its address. */
import type { Media } from "../../../domain/media/media-api.ts";
import { readMedia } from "../../../domain/media/media-address.ts";
import { digestOf, preparePicture } from "../../uploads/prepare-picture.ts";
import { sendFile } from "../../uploads/send-file.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";

const longestSidePx = 2_400;
const longestName = 120;

type File = Blob & { name?: string };

/** A logo keeps its see-through parts. */
export const prepareMedia = (file: File) => preparePicture(file, longestSidePx, "kept");

/** Throws `UnreadablePicture` or `ApiFailure`. The same picture again answers the same address. */
export async function uploadPicture(
  file: File,
  sign: SignRequest,
): Promise<{ src: string; alts: Media["alts"] }> {
  const picture = await prepareMedia(file);
  return sendMedia({ picture, digest: await digestOf(picture), file, sign, onProgress: () => {} });
}

type Sent = {
  picture: Blob;
  digest: string;
  file: File;
  sign: SignRequest;
  onProgress: (share: number) => void;
};

export async function sendMedia({ picture, digest, file, sign, onProgress }: Sent) {
  const name = (file.name ?? "").slice(-longestName).trim() || digest.slice(0, 8);
  const path = `/api/admin/media/${digest}?${new URLSearchParams({ name })}`;
  const { address, alts } = await sendFile<Media>({ path, picture, headers: await sign(), onProgress });
  return { src: address, alts };
}

export function idOfMedia(src: string): string | undefined {
  return readMedia(src)?.id;
}
