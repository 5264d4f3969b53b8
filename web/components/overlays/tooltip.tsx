/** A short hint about a control, on hover and focus. Never put needed information only here. */
import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

type TooltipProps = { text: string; children: ReactElement<Record<string, unknown>> };

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-40">
          <Base.Popup className="max-w-72 rounded-lg border border-line bg-lifted px-3 py-2 text-sm shadow-soft transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
