/** The plain fields of each section, in the order of the form. Hours and people have forms of their own. */
import type { SectionName } from "../../../domain/site/site.ts";

type FieldKind = "text" | "email" | "tel" | "url" | "number" | "date" | "switch" | "long";

/** `label` is its name in `settingsTexts.fields`, or a name that is the same in every language. */
export type SectionField = {
  path: string;
  kind: FieldKind;
  label: FieldLabel | { name: string };
  hint?: FieldHint;
};

type FieldLabel =
  | "name"
  | "legalName"
  | "street"
  | "district"
  | "region"
  | "postalCode"
  | "country"
  | "latitude"
  | "longitude"
  | "phone"
  | "email"
  | "wechat"
  | "registration"
  | "taxNumber"
  | "licence"
  | "dataProtectionContact"
  | "moneyHeldBy"
  | "sampleContract"
  | "downPayment"
  | "months"
  | "premiumPercent"
  | "interestPercent"
  | "forfeiturePercent"
  | "upgradeAfterMonths"
  | "carryOverPercent"
  | "downPaymentCounts"
  | "letterDaysBefore"
  | "source"
  | "asOf"
  | "isOn"
  | "path";

type FieldHint = "whatsapp" | "handle" | "sampleContract" | "newsletterPath" | "rate" | "printedGuide";

type FieldGroup = {
  title?:
    | "address"
    | "location"
    | "messengers"
    | Plan
    | "upgrade"
    | "letters"
    | "newsletter"
    | "social"
    | "rates";
  hint?: FieldHint;
  fields: readonly SectionField[];
};
type Plan = "rentToOwn" | "sellerFinance";

const planFields = (plan: Plan): FieldGroup => ({
  title: plan,
  fields: (["downPayment", "months", "premiumPercent", "interestPercent", "forfeiturePercent"] as const).map(
    (label) => ({ path: `${plan}.${label}`, kind: "number", label }),
  ),
});

const messenger = (path: string, name: string, hint: FieldHint): SectionField => ({
  path: `messengers.${path}`,
  kind: "text",
  label: { name },
  hint,
});

const social = (path: string, name: string): SectionField => ({
  path: `social.${path}`,
  kind: "url",
  label: { name },
});

export const sectionFields: Record<Exclude<SectionName, "hours" | "people">, readonly FieldGroup[]> = {
  business: [
    {
      fields: [
        { path: "name", kind: "text", label: "name" },
        { path: "legalName", kind: "text", label: "legalName" },
      ],
    },
    {
      title: "address",
      fields: (["street", "district", "region", "postalCode", "country"] as const).map((label) => ({
        path: `address.${label}`,
        kind: "text",
        label,
      })),
    },
    {
      title: "location",
      fields: (["latitude", "longitude"] as const).map((label) => ({
        path: `location.${label}`,
        kind: "number",
        label,
      })),
    },
  ],
  contact: [
    {
      fields: [
        { path: "phone", kind: "tel", label: "phone" },
        { path: "email", kind: "email", label: "email" },
      ],
    },
    {
      title: "messengers",
      fields: [
        messenger("whatsapp", "WhatsApp", "whatsapp"),
        messenger("line", "LINE", "handle"),
        messenger("telegram", "Telegram", "handle"),
        messenger("wechat", "WeChat", "handle"),
      ],
    },
  ],
  registration: [
    {
      fields: [
        { path: "registration", kind: "text", label: "registration" },
        { path: "taxNumber", kind: "text", label: "taxNumber" },
        { path: "licence", kind: "text", label: "licence" },
        { path: "dataProtectionContact", kind: "text", label: "dataProtectionContact" },
        { path: "moneyHeldBy", kind: "long", label: "moneyHeldBy" },
        { path: "sampleContract", kind: "text", label: "sampleContract", hint: "sampleContract" },
      ],
    },
  ],
  terms: [
    planFields("rentToOwn"),
    planFields("sellerFinance"),
    {
      title: "upgrade",
      hint: "printedGuide",
      fields: [
        { path: "upgrade.upgradeAfterMonths", kind: "number", label: "upgradeAfterMonths" },
        { path: "upgrade.carryOverPercent", kind: "number", label: "carryOverPercent" },
        { path: "upgrade.downPaymentCounts", kind: "switch", label: "downPaymentCounts" },
      ],
    },
    {
      title: "letters",
      fields: [{ path: "letterDaysBefore", kind: "number", label: "letterDaysBefore" }],
    },
  ],
  rates: [
    {
      fields: [
        { path: "source", kind: "text", label: "source" },
        { path: "asOf", kind: "date", label: "asOf" },
      ],
    },
    {
      title: "rates",
      fields: ["USD", "GBP", "EUR", "CNY", "RUB", "CHF", "AUD"].map((name) => ({
        path: `bahtPerUnit.${name}`,
        kind: "number",
        label: { name },
      })),
    },
  ],
  links: [
    {
      title: "newsletter",
      fields: [
        { path: "newsletter.isOn", kind: "switch", label: "isOn" },
        { path: "newsletter.path", kind: "text", label: "path", hint: "newsletterPath" },
      ],
    },
    {
      title: "social",
      fields: [
        social("facebook", "Facebook"),
        social("instagram", "Instagram"),
        social("youtube", "YouTube"),
        social("tiktok", "TikTok"),
      ],
    },
  ],
};

const fieldsByPath = new Map(
  Object.entries(sectionFields).flatMap(([section, groups]) =>
    groups.flatMap(({ title, fields }) =>
      fields.map((field) => [`${section}.${field.path}`, { ...field, group: title }] as const),
    ),
  ),
);

export function findField(section: SectionName, path: string) {
  return fieldsByPath.get(`${section}.${path}`);
}
