/** Tabs, of which one panel shows. All panels stay in the page, so that they can be read without JavaScript. */
import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[];
  defaultValue?: string;
};

export function Tabs({ label, tabs, defaultValue }: TabsProps) {
  return (
    <Base.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <Base.List
        aria-label={label}
        className="mb-6 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 cursor-pointer border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-quiet transition-colors hover:text-paper focus-visible:-outline-offset-2 data-active:border-lamp data-active:text-paper"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted className="rounded-lg">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
