/** The keys of the administration, and the switch that turns them off. "?" opens it. */
import { Keyboard } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import type { AdminPart } from "../admin-navigation.ts";
import { useNavigationKeys } from "./use-navigation-keys.ts";
import { readKeySetting, storeKeySetting } from "./key-setting.ts";

const KeyList = browserPart(async () => (await import("./key-list.client.tsx")).KeyList, {
  instead: nothing,
});

export function KeyboardHelp({ parts }: { parts: readonly AdminPart[] }) {
  const { t } = useTranslation("adminFrame");
  const [isOpen, setIsOpen] = useState<boolean>();
  const [isOn, setIsOn] = useState(readKeySetting);
  const open = () => setIsOpen(true);
  useNavigationKeys(parts, isOn, open);
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="hidden min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-quiet hover:bg-paper/8 hover:text-paper md:flex"
      >
        <Keyboard aria-hidden="true" className="size-5 shrink-0" />
        {t("keys.title")}
        <kbd className="ml-auto rounded border border-edge px-1.5 text-xs">?</kbd>
      </button>
      {isOpen !== undefined && (
        <KeyList
          parts={parts}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          isOn={isOn}
          onSwitch={(next) => {
            storeKeySetting(next);
            setIsOn(next);
          }}
        />
      )}
    </>
  );
}
