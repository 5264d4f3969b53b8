import { Toolbar } from "@base-ui/react/toolbar";
import type { LucideIcon } from "lucide-react";

type ToolbarButtonProps = {
  label: string;
  Icon: LucideIcon;
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  onPress: () => void;
};

export function ToolbarButton({ label, Icon, isOn, isOff = false, onPress }: ToolbarButtonProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isOff}
      // The text keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-paper transition-colors hover:bg-paper/8 aria-pressed:bg-lamp/15 aria-pressed:text-lamp data-disabled:cursor-default data-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  );
}
