/** Pictures of articles come from the library and go into it. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../data/api.ts";
import { UnreadablePicture } from "../../uploads/prepare-picture.ts";
import type { PicturePickerProps } from "../block-editor/block-editor.tsx";
import { MediaPicker } from "../media/media-picker.tsx";
import { uploadPicture } from "../media/upload-picture.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import type { ArticleEditing } from "./article-editing.ts";

export function useArticlePictures(
  fetchJson: FetchJson,
  sign: SignRequest,
): Omit<ArticleEditing, "fetchJson"> {
  const { t } = useTranslation("admin");
  const PicturePicker = useMemo(
    () => (props: PicturePickerProps) => <MediaPicker {...props} {...{ fetchJson, sign }} />,
    [fetchJson, sign],
  );
  return {
    PicturePicker,
    upload: async (file, locale) => {
      const { src, alts } = await uploadPicture(file, sign);
      return { src, alt: alts[locale] ?? "" };
    },
    describeFailure: (error) =>
      t(`pictureTexts.reason.${error instanceof UnreadablePicture ? error.reason : "network"}`),
  };
}
