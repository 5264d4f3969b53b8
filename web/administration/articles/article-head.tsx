/** What only the English text says: the picture at the top and in lists, the day of a post, and which texts come after it. */
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleBody } from "../../../domain/texts/articles/article-blocks.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import type { PicturePickerProps } from "../block-editor/block-editor.tsx";
import { ChosenPicture } from "../block-editor/chosen-picture.tsx";
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
  const { picture, published } = body;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ChosenPicture
        label={t("articleRoom.fields.picture")}
        picture={picture}
        locale="en"
        PicturePicker={PicturePicker}
        onChange={(chosen) => onChange({ picture: chosen })}
      />
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
    </div>
  );
}
