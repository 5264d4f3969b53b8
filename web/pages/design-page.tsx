/** The design system: every token and component, live. For development only, so it is in English. */
import { useState } from "react";
import { Badge } from "../components/badge.tsx";
import { Breadcrumb } from "../components/page/breadcrumb.tsx";
import { Button } from "../components/controls/button.tsx";
import { type ButtonLook, buttonStyles } from "../components/controls/button-styles.ts";
import { Card } from "../components/card.tsx";
import { Checkbox } from "../components/controls/checkbox.tsx";
import { ChoiceGroup } from "../components/controls/choice-group.tsx";
import { Dialog, Sheet } from "../components/overlays/dialog.tsx";
import { LineChart } from "../components/charts/line-chart.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { Pagination } from "../components/pagination.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { SectionHeading } from "../components/page/section-heading.tsx";
import { SelectField } from "../components/controls/select-field.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { Slider } from "../components/controls/slider.tsx";
import { Table } from "../components/charts/table.tsx";
import { TextArea } from "../components/controls/text-area.tsx";
import { TextField } from "../components/controls/text-field.tsx";
import { type ToastType, showToast } from "../components/overlays/toasts.ts";
import { PlaceMap } from "../map/place-map.tsx";

const colours = [
  "night",
  "ink",
  "raised",
  "lifted",
  "line",
  "edge",
  "quiet",
  "paper",
  "lamp",
  "coral",
  "sea",
];
const sizes = ["6xl", "5xl", "4xl", "3xl", "2xl", "xl", "lg", "base", "sm", "xs"];
const toastTypes: ToastType[] = ["success", "info", "warning", "error", "loading"];
const options = [
  { value: "studio", label: "Studio" },
  { value: "one", label: "One bedroom" },
];

export function DesignPage() {
  const [opened, setOpened] = useState<"dialog" | "sheet">();
  const [months, setMonths] = useState(24);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHead title="Design system" isIndexed={false} />
      <div className="grid gap-20">
        <header>
          <Breadcrumb steps={[{ label: "Home", to: "/" }, { label: "Design system" }]} />
          <h1 className="text-5xl">Design system</h1>
        </header>
        <section>
          <SectionHeading title="Colours" text="The hour after sunset on the Gulf." />
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
            {colours.map((colour) => (
              <li key={colour} className="text-sm">
                <span
                  className="block h-16 rounded-field border border-line"
                  style={{ background: `var(--color-${colour})` }}
                />
                {colour}
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <SectionHeading title="Type" />
          {sizes.map((size) => (
            <p key={size} className="font-heading" style={{ fontSize: `var(--text-${size})` }}>
              {size} Evening over the bay ·{" "}
              <span lang="th" style={{ fontFamily: "Heading Thai" }}>
                ยามเย็นเหนืออ่าว
              </span>{" "}
              ·{" "}
              <span lang="ru" style={{ fontFamily: "Heading Cyrillic" }}>
                Вечер над заливом
              </span>
            </p>
          ))}
        </section>
        <section>
          <SectionHeading title="Buttons" />
          <div className="flex flex-wrap gap-3">
            {(Object.keys(buttonStyles) as ButtonLook[]).map((look) => (
              <Button key={look} look={look}>
                {look}
              </Button>
            ))}
            <Button isBusy>busy</Button>
            <Button disabled>disabled</Button>
          </div>
        </section>
        <section className="grid gap-6 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <SectionHeading title="Fields" />
          </div>
          <TextField label="Name" hint="As in your passport" />
          <TextField label="E-mail" error="This is not an e-mail address." defaultValue="me@" />
          <SelectField label="Home" options={options} />
          <TextArea label="Message" />
          <ChoiceGroup legend="What are you looking for?" name="home" options={options} defaultValue="one" />
          <Checkbox label="You may write to me." error="Please tick this." />
          <Slider
            label="Months"
            valueText={`${months} months`}
            min={0}
            max={60}
            value={months}
            onChange={(event) => setMonths(event.target.valueAsNumber)}
          />
        </section>
        <section className="flex flex-wrap gap-3">
          <div className="w-full">
            <SectionHeading title="Dialogs and toasts" />
          </div>
          <Button onClick={() => setOpened("dialog")}>dialog</Button>
          <Button onClick={() => setOpened("sheet")}>sheet</Button>
          {toastTypes.map((type) => (
            <Button
              key={type}
              onClick={() => showToast({ type, title: `A toast: ${type}`, text: "With a line of text." })}
            >
              toast: {type}
            </Button>
          ))}
          <Dialog
            isOpen={opened === "dialog"}
            onClose={close}
            title="A dialog"
            description="Escape closes it."
          >
            <Button look="gold" onClick={close}>
              Done
            </Button>
          </Dialog>
          <Sheet isOpen={opened === "sheet"} onClose={close} title="A sheet">
            <p>From the right of the window.</p>
          </Sheet>
        </section>
        <section>
          <SectionHeading title="Chart and table" />
          <ExampleChart />
          <ExampleTable />
        </section>
        <section className="max-w-xl">
          <SectionHeading title="Map" />
          <PlaceMap label="A place on the coast" point={{ lat: 12.89, lng: 100.875 }} pinLabel="A home" />
        </section>
        <section className="grid gap-6 sm:grid-cols-3">
          <div className="sm:col-span-3">
            <SectionHeading title="Cards, badges and their placeholders" />
          </div>
          <Card className="p-6">
            <Badge tone="gold">Finance available</Badge> <Badge>For sale</Badge> <Badge tone="sea">New</Badge>{" "}
            <Badge tone="coral">Sold</Badge>
          </Card>
          <Card className="grid gap-3 p-6">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4" />
          </Card>
          <Picture
            src="/pictures/none"
            alt="A missing picture"
            sizes="30vw"
            className="aspect-4/3 rounded-card"
          />
        </section>
        <Pagination first="/_design" next="/_design" summary="25–48 of 97" />
      </div>
    </>
  );
}

function ExampleChart() {
  return (
    <LineChart
      description="What is paid in over two years."
      lines={[
        { key: "own", label: "Paid in", values: [200_000, 380_000, 560_000], isOwn: true },
        { key: "left", label: "Left to pay", values: [900_000, 720_000, 540_000] },
        { key: "rent", label: "Rent", values: [0, 190_000, 380_000], isDashed: true, isPale: true },
      ]}
      formatValue={(value) => `${value / 1_000}k`}
      steps={[
        { index: 0, label: "Keys" },
        { index: 2, label: "2 years" },
      ]}
    />
  );
}

function ExampleTable() {
  return (
    <Table
      caption="A schedule"
      columns={[{ label: "Month" }, { label: "Payment, THB", isNumber: true }]}
      rows={[
        { key: "1", cells: ["1", "12,400.00"] },
        { key: "2", cells: ["2", "12,400.00"] },
      ]}
    />
  );
}
