/** A menu of actions that opens from a button. For links that must work without JavaScript, use `popover` instead. */
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";

type MenuProps = {
  /** The button's content; an icon needs `triggerLabel`. */
  trigger: ReactNode;
  triggerLabel?: string;
  triggerClassName?: string;
  items: readonly { label: string; icon?: ReactNode; onSelect: () => void; isDisabled?: boolean }[];
};

export function Menu({ trigger, triggerLabel, triggerClassName, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger className={triggerClassName} aria-label={triggerLabel}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" className="z-40 outline-none">
          <Base.Popup className="min-w-48 rounded-card border border-line bg-raised p-1.5 shadow-soft transition data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0">
            {items.map((item) => (
              <Base.Item
                key={item.label}
                disabled={item.isDisabled}
                onClick={item.onSelect}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-paper/8"
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
