/** The form of an owner who sells or lets: the home first, then how to reach the person. Pictures come after it. */
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buildingName } from "../../../../domain/buildings/building.ts";
import { offerPath } from "../../../../domain/leads/enquiry-path.ts";
import { deals, homeKinds, namesHeld, papers, roomCounts } from "../../../../domain/offers/offer-choices.ts";
import { areas } from "../../../../domain/places/areas.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { ChoiceGroup } from "../../../components/controls/choice-group.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { ConsentField, PersonFields } from "../fields/person-fields.tsx";
import { SubmitButton } from "../fields/submit-button.tsx";
import { useField } from "../fields/use-field.ts";
import { LeadFormFrame } from "../lead-form-frame.tsx";
import { useLeadForm } from "../use-lead-form.ts";
import { namedBuildingsQuery } from "./offer-queries.ts";
import { TypedRange } from "./typed-range.tsx";

export function OfferForm({ label }: { label: string }) {
  const { t } = useTranslation(["offers", "forms", "frame"]);
  const navigate = useNavigate();
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const form = useLeadForm({
    kind: "offer",
    // Back would show the form empty, as if nothing had been sent.
    onSent: ({ reference, pass = "" }) => void navigate(offerPath({ reference, pass }), { replace: true }),
  });
  const field = useField(form);
  const rooms = (none: string) => [
    { value: "", label: t("offers:roomsUnsaid") },
    ...roomCounts
      .filter((count) => count !== "0" || none !== "")
      .map((value) => ({
        value,
        label: { "0": none, "5": t("offers:fiveOrMore") }[value as string] ?? value,
      })),
  ];
  return (
    <LeadFormFrame ref={element} form={form} label={label}>
      <ChoiceGroup
        {...field("deal")}
        defaultValue={field("deal").defaultValue ?? "sell"}
        legend={t("forms:deal")}
        isRequired
        options={deals.map((value) => ({
          value,
          label: t(`offers:deals.${value}`),
          ...(value === "finance" && { hint: t("offers:financeHint") }),
        }))}
      />
      <Part title={t("offers:home")}>
        <ChoiceGroup
          {...field("homeKind")}
          defaultValue={field("homeKind").defaultValue ?? "condo"}
          legend={t("forms:homeKind")}
          isRequired
          options={homeKinds.map((value) => ({ value, label: t(`offers:kinds.${value}`) }))}
        />
        <BuildingField {...field("building")} label={t("forms:building")} />
        <div className="grid gap-5 @md:grid-cols-2">
          <SelectField
            {...field("area")}
            label={t("forms:wantedArea")}
            options={[
              { value: "", label: t("offers:areaUnsaid") },
              ...areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
            ]}
          />
          <TextField {...field("size")} label={t("forms:size")} inputMode="decimal" maxLength={8} required />
          <SelectField
            {...field("bedrooms")}
            label={t("forms:bedrooms")}
            options={rooms(t("offers:studio"))}
          />
          <SelectField {...field("bathrooms")} label={t("forms:bathrooms")} options={rooms("")} />
          <TextField {...field("floor")} label={t("forms:floor")} maxLength={20} />
        </div>
        <TypedRange form={element} />
      </Part>
      <Part title={t("offers:papers")}>
        <div>
          {papers.map((name) => (
            <Checkbox
              key={name}
              name={name}
              value="yes"
              defaultChecked={form.values[name] === "yes"}
              label={t(`offers:${name}`)}
            />
          ))}
        </div>
        <SelectField
          {...field("heldIn")}
          label={t("forms:heldIn")}
          options={[
            { value: "", label: t("offers:heldInUnsaid") },
            ...namesHeld.map((value) => ({ value, label: t(`offers:names.${value}`) })),
          ]}
        />
        <TextField {...field("wish")} label={t("forms:wish")} inputMode="numeric" maxLength={20} />
        <TextField
          {...field("freeFrom")}
          label={t("forms:freeFrom")}
          hint={t("offers:freeFromHint")}
          maxLength={60}
        />
        <TextArea {...field("message")} label={t("forms:messageOptional")} maxLength={4000} />
      </Part>
      <Part title={t("offers:you")}>
        {/* Owners in Thailand are called back. */}
        <PersonFields form={form} usualReach={locale === "th" ? "phone" : "email"} />
        <ConsentField form={form} />
      </Part>
      <p className="text-quiet scripted:hidden">{t("offers:unscripted")}</p>
      <p className="text-quiet unscripted:hidden">{t("offers:picturesNext")}</p>
      <SubmitButton label={t("offers:send")} isSending={form.isSending} />
      <p className="text-sm text-quiet">{t("offers:private")}</p>
    </LeadFormFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-6">
      <legend className="float-left w-full font-heading text-2xl">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Our buildings are suggested once the browser has them. Own words are as good. */
function BuildingField({ error, ...field }: ReturnType<ReturnType<typeof useField>> & { label: string }) {
  const locale = useLocale();
  const listId = useId();
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...namedBuildingsQuery(), enabled: isHydrated });
  return (
    <div>
      <TextField {...field} error={error} list={listId} maxLength={120} autoComplete="off" required />
      <datalist id={listId}>
        {data?.buildings.map((building) => (
          <option key={building.id}>{buildingName(building, locale)}</option>
        ))}
      </datalist>
    </div>
  );
}
