/** The settings of a block that is chosen and not written. */
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { isBlock } from "../../../../domain/texts/articles/article-blocks.ts";
import { videoPage } from "../../../../domain/texts/articles/video-sites.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import type { Card } from "../document/schema.ts";
import { readVideoAddress } from "../document/video-address.ts";
import type { CardWithSettings } from "./asked.ts";
import { ChooseList } from "./choose-list.tsx";
import type { PicturePickerProps } from "./picture-picker.ts";
import { HomeChooser } from "./home-chooser.tsx";
import { LinkForm } from "./link-form.tsx";
import { SettingsForm } from "./settings-form.tsx";
import type { Sources } from "./sources.ts";
import { ChosenPicture } from "../chosen-picture.tsx";

type CardFormProps = {
  type: CardWithSettings;
  block: Card | undefined;
  sources: Sources;
  locale: Locale;
  PicturePicker: ComponentType<PicturePickerProps>;
  onTake: (block: Card) => void;
};

export function CardForm({ type, block, sources, locale, PicturePicker, onTake }: CardFormProps) {
  const { t } = useTranslation("admin");
  const [values, setValues] = useState<Record<string, unknown>>(() => ({ type, ...block }));
  const [address, setAddress] = useState(() =>
    block?.type === "video" ? videoPage(block.site, block.id) : "",
  );
  const set = (next: Record<string, unknown>) => setValues({ ...values, ...next });
  const words = (name: "words" | "title", label: string, most: number) => (
    <TextField
      label={label}
      lang={sources.lang}
      maxLength={most}
      autoComplete="off"
      value={String(values[name] ?? "")}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  const label = (name: string) => t(`articleTexts.cards.${name}` as "articleTexts.cards.words");
  const isComplete = isBlock(values);
  return (
    <SettingsForm isComplete={isComplete} onTake={() => isComplete && onTake(values as Card)}>
      {type === "call" && (
        <>
          {words("words", label("words"), 80)}
          <LinkForm
            href={typeof values["to"] === "string" ? values["to"] : undefined}
            pages={sources.pages}
            onTake={(to) => set({ to })}
          />
        </>
      )}
      {type === "fact" && (
        <>
          {words("words", label("factWords"), 200)}
          <ChooseList
            label={t("articleTexts.figure.find")}
            choices={sources.facts}
            isChosen={(id) => id === values["id"]}
            onChoose={(id) => set({ id })}
          />
        </>
      )}
      {type === "home" && <HomeChooser chosen={values["id"]} onChoose={(id) => set({ id })} />}
      {type === "video" && (
        <>
          <TextField
            label={label("address")}
            hint={label("addressHint")}
            type="url"
            autoComplete="off"
            value={address}
            error={address !== "" && !readVideoAddress(address) ? label("addressWrong") : undefined}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              set(readVideoAddress(currentTarget.value) ?? { id: undefined });
            }}
          />
          {words("title", label("title"), 200)}
          <ChosenPicture
            label={t("articleTexts.cards.still")}
            picture={typeof values["still"] === "string" ? values["still"] : undefined}
            locale={locale}
            PicturePicker={PicturePicker}
            onChange={(still) => set({ still })}
          />
        </>
      )}
      {type === "calculator" && (
        <SelectField
          label={label("calculator")}
          value={String(values["to"] ?? "")}
          options={[
            { value: "", label: t("articleTexts.choose") },
            ...(["simulator", "budget", "compare"] as const).map((value) => ({
              value,
              label: t(`articleTexts.cards.calculators.${value}`),
            })),
          ]}
          onChange={({ currentTarget }) => set({ to: currentTarget.value })}
        />
      )}
      {type === "withholding-table" && (
        <TextField
          label={t("articleTexts.figure.fields.appraised")}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(values["appraised"] ?? "")}
          onChange={({ currentTarget }) =>
            set({ appraised: Number(currentTarget.value.replaceAll(",", "") || "no") })
          }
        />
      )}
    </SettingsForm>
  );
}
