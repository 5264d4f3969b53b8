/** The fields of a text, by its kind. */
import type { Locale } from "../../../../domain/languages/locales.ts";
import { isCollection } from "../../../../domain/texts/collections.ts";
import type { TextBody } from "../../../../domain/texts/text-bodies.ts";
import type { TextKind } from "../../../../domain/texts/text-kinds.ts";
import type { FetchJson } from "../../../data/api.ts";
import type { SignRequest } from "../../uploads/use-uploads.ts";
import { FactFields } from "./fact-fields.tsx";
import { GuideField } from "./guide-field.tsx";
import { ListFields } from "./list-fields.tsx";
import { OrderField } from "./order-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TextFields } from "./text-fields.tsx";

type BodyFieldsProps = {
  kind: TextKind;
  name: string;
  locale: Locale;
  body: TextBody;
  problems: Readonly<Record<string, string>>;
  onChange: (body: TextBody) => void;
  fetchJson: FetchJson;
  sign: SignRequest;
};

export function BodyFields(props: BodyFieldsProps) {
  const { kind, name, locale, body, problems, onChange, fetchJson, sign } = props;
  if (kind === "fact") {
    return <FactFields id={name} body={body as TextBody<"fact">} {...{ problems, onChange, fetchJson }} />;
  }
  if (kind === "list") {
    if (!isCollection(name)) return null;
    return <ListFields collection={name} body={body as TextBody<"list">} {...{ onChange, fetchJson }} />;
  }
  if (kind === "picture") {
    const { src } = body as TextBody<"picture">;
    const { src: error } = problems;
    return (
      <PictureField {...{ src, error, fetchJson, sign }} onChange={(chosen) => onChange({ src: chosen })} />
    );
  }
  if (kind === "guide") {
    const error = Object.values(problems)[0];
    return <GuideField {...{ locale, error, fetchJson, sign, onChange }} body={body as TextBody<"guide">} />;
  }
  if (kind === "order") {
    const { sections } = body as TextBody<"order">;
    return <OrderField order={sections} onChange={(moved) => onChange({ sections: moved })} />;
  }
  return <TextFields {...{ kind, locale, body, problems, onChange }} />;
}
