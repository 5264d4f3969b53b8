/** The fields of a text's kind in one language. */
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../domain/languages/locales.ts";
import type { TextBody } from "../../../domain/texts/text-bodies.ts";
import type { TextKind } from "../../../domain/texts/text-kinds.ts";
import { TextArea } from "../../components/controls/text-area.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import type { FetchJson } from "../../data/api.ts";
import type { SignRequest } from "../uploads/use-uploads.ts";
import { OrderField } from "./order-field.tsx";
import { PictureField } from "./picture-field.tsx";

type TextFieldsProps = {
  kind: TextKind;
  locale: Locale;
  body: TextBody;
  problems: Readonly<Record<string, string>>;
  fetchJson: FetchJson;
  sign: SignRequest;
  onChange: (body: TextBody) => void;
};

const fieldsOf = {
  words: ["text"],
  letter: ["text"],
  clause: ["text"],
  testimonial: ["title", "text", "author", "country"],
  faq: ["question", "answer"],
  picture: [],
  order: [],
} as const satisfies Record<TextKind, readonly string[]>;

type Field = (typeof fieldsOf)[TextKind][number];

const short: readonly string[] = ["title", "author", "country", "question"];

export function TextFields({ kind, locale, body, problems, fetchJson, sign, onChange }: TextFieldsProps) {
  const { t } = useTranslation("admin");
  if ("src" in body) {
    const { src: error } = problems;
    return (
      <PictureField {...{ fetchJson, sign, error }} src={body.src} onChange={(src) => onChange({ src })} />
    );
  }
  if ("sections" in body) {
    return <OrderField order={body.sections} onChange={(sections) => onChange({ sections })} />;
  }
  return fieldsOf[kind].map((name: Field) => {
    const field = {
      label: t(`writtenTexts.fields.${name}`),
      value: valueOf(body, name),
      error: problems[name],
      lang: intlTags[locale],
    };
    const set = (value: string) => onChange({ ...body, [name]: value });
    if (!short.includes(name)) {
      const hint = name === "answer" ? t("writtenTexts.answerHint", { skipInterpolation: true }) : undefined;
      return (
        <TextArea
          key={name}
          {...field}
          hint={hint}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    }
    const isInherited = locale !== "en" && (name === "author" || name === "country");
    return (
      <TextField
        key={name}
        {...field}
        hint={isInherited ? t("writtenTexts.fromEnglish") : undefined}
        autoComplete="off"
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  });
}

function valueOf(body: TextBody, name: string): string {
  return Object.entries(body).find(([field]) => field === name)?.[1] ?? "";
}
