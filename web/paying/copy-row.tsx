/** A name, its value, and a button that copies the value. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../components/controls/button.tsx";
import { copyText } from "../components/overlays/copy-text.ts";

type CopyRowProps = {
  name: string;
  value: string;
  /** What is copied, if it is not what is shown. */
  copied?: string;
};

export function CopyRow({ name, value, copied = value }: CopyRowProps) {
  const { t } = useTranslation(["paying", "frame"]);
  const [isCopied, setIsCopied] = useState(false);
  if (value === "") return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="tabular break-words">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Button
          look="quietSmall"
          aria-label={t("copyOf", { what: name })}
          onClick={() => void copyText(copied, t("frame:notCopied")).then(setIsCopied)}
        >
          {isCopied ? t("copied") : t("copy")}
        </Button>
      </dd>
    </div>
  );
}
