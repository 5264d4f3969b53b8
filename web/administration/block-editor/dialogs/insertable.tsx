/** What "+" and "/" offer, in the order of how often it is needed. */
import {
  BadgePercent,
  Calculator,
  CircleHelp,
  Heading2,
  House,
  ImagePlus,
  Info,
  Landmark,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MousePointerClick,
  Quote,
  Scale,
  Shield,
  Signature,
  Table,
  TriangleAlert,
  Users,
  Video,
} from "lucide-react";

const icons = {
  picture: ImagePlus,
  heading: Heading2,
  bullets: List,
  numbers: ListOrdered,
  steps: Signature,
  checklist: ListChecks,
  quote: Quote,
  table: Table,
  video: Video,
  token: BadgePercent,
  fact: BadgePercent,
  call: MousePointerClick,
  home: House,
  question: CircleHelp,
  note: Info,
  warning: TriangleAlert,
  law: Scale,
  calculator: Calculator,
  "withholding-table": Landmark,
  "if-all-carries": Shield,
  sample: Shield,
  company: Landmark,
  people: Users,
} as const satisfies Record<string, LucideIcon>;

export type Insertable = keyof typeof icons;
export const insertables = Object.keys(icons) as Insertable[];

export function InsertableIcon({ name }: { name: Insertable }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />;
}
