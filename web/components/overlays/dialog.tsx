/**
 * A modal dialog, or the same as a sheet from the right. Load it lazily: no first view needs it. The caller controls
 * `isOpen`. Closing returns the focus to what opened it.
 */
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { iconButtonStyles } from "../controls/button-styles.ts";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  className?: string;
  children: ReactNode;
};

const places = {
  centre:
    "left-1/2 top-1/2 max-h-[calc(100svh-2rem)] w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card data-ending-style:translate-y-[calc(-50%+8px)] data-starting-style:translate-y-[calc(-50%+8px)]",
  right:
    "inset-y-0 right-0 w-[min(28rem,100vw)] data-ending-style:translate-x-3 data-starting-style:translate-x-3",
} as const;

export function Dialog(props: DialogProps) {
  return <Modal {...props} place="centre" />;
}

export function Sheet(props: DialogProps) {
  return <Modal {...props} place="right" />;
}

function Modal(props: DialogProps & { place: keyof typeof places }) {
  const { isOpen, onClose, title, description, className = "", children, place } = props;
  const { t } = useTranslation("frame");
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-night/75 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={`fixed z-50 flex flex-col overflow-hidden border border-line bg-raised shadow-soft transition data-ending-style:opacity-0 data-starting-style:opacity-0 ${places[place]} ${className}`}
        >
          <div className="flex items-start justify-between gap-4 p-5 pb-2 sm:p-7 sm:pb-3">
            <div>
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description && <Base.Description className="mt-2 text-quiet">{description}</Base.Description>}
            </div>
            <Base.Close className={`${iconButtonStyles} -mt-2 -mr-2 ml-auto`} aria-label={t("close")}>
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain p-5 pt-2 sm:p-7 sm:pt-2">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
