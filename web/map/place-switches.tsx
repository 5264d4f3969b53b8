/** Switches the kinds of places on a map on and off. */
import { useTranslation } from "react-i18next";
import { type ShownKind, shownKinds } from "./place-points.tsx";

type PlaceSwitchesProps = {
  shown: readonly ShownKind[];
  onChange: (kinds: ShownKind[]) => void;
};

export function PlaceSwitches({ shown, onChange }: PlaceSwitchesProps) {
  const { t } = useTranslation("map");
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("places")}</legend>
      {shownKinds.map((kind) => (
        <label
          key={kind}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-edge bg-ink/95 px-3 text-xs font-semibold shadow-soft hover:border-paper has-checked:border-sea has-checked:text-sea has-focus-visible:outline-2 has-focus-visible:outline-lamp"
        >
          <input
            type="checkbox"
            checked={shown.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...shown, kind] : shown.filter((one) => one !== kind))
            }
            className="size-4 accent-sea"
          />
          {t(`kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
