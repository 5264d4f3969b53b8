/** Where it is: address, area, and the pin on the map, as far as its building does not say it. */
import { useTranslation } from "react-i18next";
import { areas } from "../../../../domain/places/areas.ts";
import { Button } from "../../../components/controls/button.tsx";
import { useEditor, useFieldValue } from "../state/editor-context.ts";
import { useHomeBuilding } from "./use-home-building.ts";
import { EditedNumber, EditedSelect, EditedText } from "./edited-fields.tsx";
import { PositionField } from "./position-field.tsx";
import { PinMap } from "../../controls/pin-map.tsx";

export function PlaceSection() {
  const { t } = useTranslation(["admin", "frame"]);
  const { session } = useEditor();
  const { decides } = useHomeBuilding();
  const area = useFieldValue("area");
  const latitude = useFieldValue("latitude");
  const longitude = useFieldValue("longitude");
  const pin = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {!decides("area") && (
          <EditedSelect
            name="area"
            options={[
              { value: "", label: "–" },
              ...areas.map(({ slug }) => ({ value: slug, label: t(`frame:areaNames.${slug}`) })),
            ]}
          />
        )}
        {!decides("condo_name") && <EditedText name="condo_name" isOptional />}
        {!decides("address") && <EditedText name="address" />}
        <EditedText name="city" />
      </div>
      {!decides("latitude") && (
        <>
          <PositionField onRead={session.set} />
          <PinMap
            pin={pin}
            area={area}
            onMove={({ lat, lng }) => session.set({ latitude: lat, longitude: lng })}
          />
          <div className="grid items-end gap-5 sm:grid-cols-[1fr_1fr_auto]">
            <EditedNumber name="latitude" />
            <EditedNumber name="longitude" />
            <Button
              look="quiet"
              isOff={latitude === null && longitude === null}
              onClick={() => session.set({ latitude: null, longitude: null })}
            >
              {t("admin:editorTexts.noPin")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
