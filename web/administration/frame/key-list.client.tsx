import { useTranslation } from "react-i18next";
import { Checkbox } from "../../components/controls/checkbox.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { AdminPart } from "../admin-navigation.ts";

type KeyListProps = {
  parts: readonly AdminPart[];
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

export function KeyList({ parts, isOpen, onClose, isOn, onSwitch }: KeyListProps) {
  const { t } = useTranslation("adminFrame");
  const reviewKeys = ["a", "r", "u", "j", "k"] as const;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("keys.title")}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {parts.map(({ name, key }) => (
          <Row key={name} keys={["g", key.slice(-1).toLowerCase()]} text={t(`parts.${name}`)} />
        ))}
        <Row keys={["?"]} text={t("keys.help")} />
      </dl>
      {parts.some(({ name }) => name === "scraper") && (
        <>
          <h3 className="mt-6 mb-3 text-lg">{t("keys.inReview")}</h3>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
            {reviewKeys.map((key) => (
              <Row key={key} keys={[key]} text={t(`keys.review.${key}`)} />
            ))}
          </dl>
        </>
      )}
      <Checkbox
        label={t("keys.on")}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
        className="mt-6 border-t border-line pt-3"
      />
    </Dialog>
  );
}

function Row({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <>
      <dt className="flex gap-1.5">
        {keys.map((key) => (
          <kbd key={key} className="min-w-7 rounded border border-edge px-2 text-center text-sm">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  );
}
