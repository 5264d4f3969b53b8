/** The fields of a text's kind in one language. */
import { useTranslation } from "react-i18next";
import { type Locale, intlTags } from "../../../../domain/languages/locales.ts";
import type { TextBody } from "../../../../domain/texts/text-bodies.ts";
import type { TextKind } from "../../../../domain/texts/text-kinds.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";

type TextFieldsProps = {
  kind: keyof typeof fieldsOf;
  locale: Locale;
  body: TextBody;
  problems: Readonly<Record<string, string>>;
  onChange: (body: TextBody) => void;
};

/** The other kinds have forms of their own (body-fields.tsx). */
const fieldsOf = {
  words: ["text"],
  letter: ["text"],
  clause: ["text"],
  reply: ["text"],
  building: ["text"],
  testimonial: ["title", "text", "author", "country", "stars"],
  faq: ["question", "answer"],
  term: ["term", "thai", "definition"],
} as const satisfies Partial<Record<TextKind, readonly string[]>>;

/** Left empty in a translation, they are those of the English text. */
const inherited: readonly string[] = ["author", "country", "stars", "thai"];
const short: readonly string[] = ["title", "author", "country", "question", "term", "thai"];

export function TextFields({ kind, locale, body, problems, onChange }: TextFieldsProps) {
  const { t } = useTranslation("admin");
  return fieldsOf[kind].map((name) => {
    const field = {
      label: t(`writtenTexts.fields.${name}`),
      value: valueOf(body, name),
      error: problems[name],
      lang: name === "thai" ? "th" : intlTags[locale],
    };
    const set = (value: string) => onChange({ ...body, [name]: value });
    const isInherited = locale !== "en" && inherited.includes(name);
    if (name === "stars") {
      const none = t(isInherited ? "writtenTexts.starsOfEnglish" : "writtenTexts.allStars");
      const options = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: value }));
      return (
        <SelectField
          key={name}
          {...field}
          options={[{ value: "", label: none }, ...options]}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    }
    if (!short.includes(name)) {
      const hint =
        name === "answer"
          ? t("writtenTexts.answerHint", { skipInterpolation: true })
          : kind === "reply"
            ? t("writtenTexts.replyHint")
            : kind === "building"
              ? t("writtenTexts.buildingHint")
              : undefined;
      return (
        <TextArea
          key={name}
          {...field}
          hint={hint}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    }
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
