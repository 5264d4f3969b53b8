/** Where pictures come in: chosen, dropped, pasted, or taken with the camera. */
import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonStyles } from "../../components/controls/button-styles.ts";

type PictureDropProps = {
  onFiles: (files: File[]) => void;
  /** Of a page with more than one, only one takes what is pasted anywhere. */
  takesPaste?: boolean;
};

export function PictureDrop({ onFiles, takesPaste = true }: PictureDropProps) {
  const { t } = useTranslation("admin");
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!takesPaste) return undefined;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = picturesOf(clipboardData?.files);
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFiles, takesPaste]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(picturesOf(event.dataTransfer.files));
      }}
      className={`grid justify-items-center gap-3 rounded-card border border-dashed p-6 text-center ${isOver ? "border-lamp bg-lamp/8" : "border-edge"}`}
    >
      <p className="text-quiet">{t(takesPaste ? "pictureTexts.drop" : "pictureTexts.dropOnly")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <label
          className={`${buttonStyles.quietSmall} has-focus-visible:outline-2 has-focus-visible:outline-lamp`}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          {t("pictureTexts.choose")}
          <input type="file" accept="image/*" multiple onChange={choose} className="sr-only" />
        </label>
        <label
          className={`${buttonStyles.quietSmall} has-focus-visible:outline-2 has-focus-visible:outline-lamp pointer-fine:hidden`}
        >
          <Camera aria-hidden="true" className="size-5" />
          {t("pictureTexts.camera")}
          <input type="file" accept="image/*" capture="environment" onChange={choose} className="sr-only" />
        </label>
      </div>
    </div>
  );
}

/** Also files without a type: some systems give HEIC none, and the admin should see why it is refused. */
function picturesOf(files: FileList | undefined): File[] {
  return [...(files ?? [])].filter(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));
}
