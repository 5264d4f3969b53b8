/** Chooses one building. The likely ones come first. */
import { buildingName } from "../../../domain/buildings/building.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import type { AdminBuilding } from "../../../domain/buildings/building-fields.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type BuildingSelectProps = {
  id?: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The choice of no building. */
  none: string;
  value: string;
  buildings: readonly AdminBuilding[];
  suggested: readonly AdminBuilding[];
  onChange: (id: string) => void;
};

export function BuildingSelect({ none, buildings, suggested, onChange, ...field }: BuildingSelectProps) {
  const locale = useLocale();
  const ordered = [...suggested, ...buildings.filter((building) => !suggested.includes(building))];
  const options = ordered
    .filter(({ id, merged_into }) => merged_into === null || id === field.value)
    .map((building) => ({
      value: building.id,
      label: [buildingName(building, locale), building.street].filter(Boolean).join(" · "),
    }));
  return (
    <SelectField
      {...field}
      options={[{ value: "", label: none }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
