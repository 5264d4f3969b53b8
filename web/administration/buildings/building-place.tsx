/** Where it stands. How far the beach is follows from the pin. */
import { useTranslation } from "react-i18next";
import { areas } from "../../../domain/places/areas.ts";
import { Button } from "../../components/controls/button.tsx";
import { SelectField } from "../../components/controls/select-field.tsx";
import { TextField } from "../../components/controls/text-field.tsx";
import { PinMap } from "../controls/pin-map.tsx";
import type { BuildingFormPart } from "./building-draft.ts";
import { BuildingNumber } from "./building-number.tsx";

export function BuildingPlace(part: BuildingFormPart) {
  const { draft, change, problemOf } = part;
  const { t } = useTranslation(["admin", "frame"]);
  const [lat, lng] = [draft.latitude, draft.longitude].map((typed) =>
    typed.trim() === "" ? Number.NaN : Number(typed.replace(",", ".")),
  );
  const pin =
    lat === undefined || lng === undefined || Number.isNaN(lat) || Number.isNaN(lng) ? null : { lat, lng };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">{t("admin:editorTexts.section.place")}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("admin:listingTexts.fields.area")}
          value={draft.area}
          options={[
            { value: "", label: "–" },
            ...areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
          ]}
          onChange={({ target }) => change({ area: target.value })}
        />
        <TextField
          label={t("admin:buildingTexts.street")}
          value={draft.street}
          onChange={({ target }) => change({ street: target.value })}
          error={problemOf("street")}
          maxLength={200}
        />
      </div>
      <PinMap
        pin={pin}
        area={draft.area || null}
        onMove={(moved) => change({ latitude: String(moved.lat), longitude: String(moved.lng) })}
      />
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <BuildingNumber {...part} name="latitude" />
        <BuildingNumber {...part} name="longitude" />
        <Button look="quiet" isOff={!pin} onClick={() => change({ latitude: "", longitude: "" })}>
          {t("admin:editorTexts.noPin")}
        </Button>
      </div>
    </fieldset>
  );
}
