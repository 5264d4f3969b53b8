/** What only the English text says: the picture at the top and in lists, the day of a post, and which texts come after it. */
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { Button } from "../../components/controls/button.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import type { PicturePickerProps } from "../block-editor/block-editor.tsx";
import { pictureAddress } from "../block-editor/picture-address.ts";
import { ArticleRelated } from "./article-related.tsx";

type ArticleHeadProps = {
  body: ArticleBody;
  hasDay: boolean;
  ownName: string;
  fetchJson: FetchJson;
  PicturePicker: ComponentType<PicturePickerProps>;
  onChange: (head: Pick<ArticleBody, "picture" | "published" | "related">) => void;
};

export function ArticleHead({ body, hasDay, ownName, fetchJson, PicturePicker, onChange }: ArticleHeadProps) {
  const { t } = useTranslation("admin");
  const [isPicking, setIsPicking] = useState(false);
  const { picture, published } = body;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="grid justify-items-start gap-2">
        <p className="text-sm font-medium">{t("articleRoom.fields.picture")}</p>
        {picture && (
          <img
            src={pictureAddress(picture)}
            alt=""
            className="aspect-video w-full rounded-card border border-line object-cover"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="quietSmall" onClick={() => setIsPicking(true)}>
            {t(picture ? "articleTexts.picture.replace" : "articleRoom.choosePicture")}
          </Button>
          {picture && (
            <Button look="bareSmall" onClick={() => onChange({ picture: undefined })}>
              {t("articleTexts.takeAway")}
            </Button>
          )}
        </div>
      </div>
      {hasDay && (
        <TextField
          label={t("articleRoom.fields.day")}
          hint={t("articleRoom.fields.dayHint")}
          type="date"
          value={published ?? ""}
          onChange={({ currentTarget }) => onChange({ published: currentTarget.value || undefined })}
        />
      )}
      <ArticleRelated
        related={body.related ?? []}
        ownName={ownName}
        fetchJson={fetchJson}
        onChange={(related) => onChange({ related: related.length > 0 ? related : undefined })}
      />
      <PicturePicker
        isOpen={isPicking}
        locale="en"
        onClose={() => setIsPicking(false)}
        onPick={(src) => {
          onChange({ picture: src });
          setIsPicking(false);
        }}
      />
    </div>
  );
}
