/** The fields of a text, by its kind. */
import type { Locale } from "../../../domain/languages/locales.ts";
import { isCollection } from "../../../domain/texts/collections.ts";
import type { TextBody } from "../../../domain/texts/text-bodies.ts";
import type { TextKind } from "../../../domain/texts/text-kinds.ts";
import type { FetchJson } from "../../data/api.ts";
import { FactFields } from "./fact-fields.tsx";
import { ListFields } from "./list-fields.tsx";
import { TextFields } from "./text-fields.tsx";

type BodyFieldsProps = {
  kind: TextKind;
  name: string;
  locale: Locale;
  body: TextBody;
  problems: Readonly<Record<string, string>>;
  onChange: (body: TextBody) => void;
  fetchJson: FetchJson;
};

export function BodyFields({ kind, name, locale, body, problems, onChange, fetchJson }: BodyFieldsProps) {
  if (kind === "fact") {
    return <FactFields id={name} body={body as TextBody<"fact">} {...{ problems, onChange, fetchJson }} />;
  }
  if (kind === "list") {
    if (!isCollection(name)) return null;
    return <ListFields collection={name} body={body as TextBody<"list">} {...{ onChange, fetchJson }} />;
  }
  return <TextFields {...{ kind, locale, body, problems, onChange }} />;
}
