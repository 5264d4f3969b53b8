/** What the room of articles needs from outside: the owner's fetcher, and the library of pictures. */
import type { ComponentType } from "react";
import type { FetchJson } from "../../data/api.ts";
import type { PicturePickerProps, UploadPicture } from "../block-editor/block-editor.tsx";

export type ArticleEditing = {
  fetchJson: FetchJson;
  upload: UploadPicture;
  PicturePicker: ComponentType<PicturePickerProps>;
  describeFailure: (error: unknown) => string;
};
