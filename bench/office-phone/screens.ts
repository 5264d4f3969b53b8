/** The screens of the administration: the page before, what is pressed there, what it shows, and where one types. */
import type { Page } from "playwright";
import { adminPaths } from "../../web/routing/admin-paths.ts";
import { paths } from "../../web/routing/paths.ts";

export type Screen = {
  name: string;
  from: string;
  press: (page: Page) => Promise<void>;
  /** The last thing to come: it stands on the data. */
  shows: string;
  field?: string;
  /** Before anything is measured. */
  prepare?: (page: Page) => Promise<void>;
};

/** The rows that some screens are about. */
export type Subjects = Record<"lead" | "listing" | "building" | "source" | "run", string>;

const search = "main input[type=search]";
const sourcesPart = adminPaths.scraperPart("sources");

export function describeScreens({ lead, listing, building, source, run }: Subjects): Screen[] {
  const editor = adminPaths.listing(listing);
  return [
    to("Today", paths.admin, { from: paths.enquiries, shows: "main h2#due-enquiries" }),
    to("enquiries", paths.enquiries, { shows: `main a[href$='${lead}']`, field: search }),
    to("an enquiry", adminPaths.enquiry(lead), {
      from: paths.enquiries,
      shows: "main textarea",
      field: "main textarea",
    }),
    to("enquiries by state", `${paths.enquiries}/board`, {
      from: paths.enquiries,
      shows: `main section a[href*='lead=']`,
    }),
    to("viewings", `${paths.enquiries}/viewings`, { from: paths.enquiries, shows: "main a[href*='from=']" }),
    to("money", adminPaths.money, { shows: search, field: search }),
    to("homes", paths.properties, { shows: "main li h2", field: search }),
    to("a home, 13 pictures", editor, {
      from: adminPaths.listings({ q: "pictures13" }),
      shows: "#field-title",
      field: "#field-title",
    }),
    {
      name: "the same, all sections",
      from: editor,
      prepare: openOtherSections,
      press: (page) => page.locator("#section-pictures > summary").tap(),
      shows: "#section-pictures li:nth-child(13) img",
      field: "#field-title",
    },
    {
      name: "the same, words of a picture",
      from: editor,
      prepare: openOtherSections,
      press: (page) => page.locator("#section-pictures > summary").tap(),
      shows: "#section-pictures li:nth-child(13) img",
      field: "#section-pictures li:nth-child(13) input",
    },
    to("a new home", paths.addProperty, {
      from: paths.properties,
      shows: "#field-title",
      field: "#field-title",
    }),
    to("buildings", adminPaths.buildings, { from: paths.properties, shows: "main li h2", field: search }),
    to("a building", adminPaths.building(building), {
      from: adminPaths.buildings,
      shows: "main input:not([type])",
      field: "main input:not([type])",
    }),
    to("the scraper", paths.propertyScraper, { shows: "main section h3" }),
    to("a source", adminPaths.source(source), {
      from: sourcesPart,
      shows: "main input:not([type])",
      field: "main input:not([type])",
    }),
    to("teaching a source", adminPaths.teach(source), {
      from: sourcesPart,
      shows: "main input[type=url]",
      field: "main input[type=url]",
    }),
    to("a run", adminPaths.run(run), { from: sourcesPart, shows: "main h2#pages" }),
    to("pasting a post", adminPaths.pastePage(), {
      from: sourcesPart,
      shows: "main textarea",
      field: "main textarea",
    }),
    to("a bank's statement", paths.statement, { shows: "main input[type=file]" }),
    to("referrals", adminPaths.referrals, { shows: "main h2#referrers" }),
    to("articles", adminPaths.articles, { shows: search, field: search }),
    to("an article", adminPaths.article({ kind: "blog", slug: "month-twenty-five" }), {
      from: adminPaths.articles,
      shows: "main .ProseMirror",
      field: "main .ProseMirror",
    }),
    to("texts", adminPaths.texts, { shows: "main summary", field: search }),
    to("facts", adminPaths.facts, { from: adminPaths.texts, shows: "main li summary", field: search }),
    to("a fact", adminPaths.text("fact", "transfer-fee"), {
      from: adminPaths.facts,
      shows: "main input:not([type])",
      field: "main input:not([type])",
    }),
    to("pictures of the library", adminPaths.media, { shows: search, field: search }),
    to("people", adminPaths.people, { shows: "main li h3", field: search }),
    to("the audit log", adminPaths.auditLog, {
      from: adminPaths.people,
      shows: "main input[type=date]",
      field: search,
    }),
    to("settings", paths.settings, { shows: "main h2#copy" }),
    to("contacts", adminPaths.settingsSection("contact"), {
      from: paths.settings,
      shows: "main input[type=tel]",
      field: "main input[type=tel]",
    }),
    to("standard terms", adminPaths.settingsSection("terms"), {
      from: paths.settings,
      shows: "main input[type=number]",
      field: "main input[type=number]",
    }),
  ];
}

/** A screen behind a link on the page before, or in the bar. */
function to(
  name: string,
  address: string,
  screen: Pick<Screen, "shows" | "field"> & Partial<Pick<Screen, "from">>,
): Screen {
  const linkOn = (page: Page) => page.locator(`a[href='${address}']`);
  return {
    name,
    from: paths.admin,
    ...screen,
    prepare: async (page) => {
      await linkOn(page).first().waitFor({ state: "attached" });
      if (await linkOn(page).filter({ visible: true }).count()) return;
      await linkOn(page).evaluateAll((links) => {
        for (const link of links) {
          link.closest<HTMLElement>("[popover]")?.showPopover();
          for (
            let part = link.closest("details");
            part;
            part = part.parentElement?.closest("details") ?? null
          )
            part.open = true;
        }
      });
    },
    press: (page) => linkOn(page).filter({ visible: true }).first().tap(),
  };
}

async function openOtherSections(page: Page): Promise<void> {
  await page.locator("#section-pictures").waitFor();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>("details[id^='section-']"))
      part.open = part.id !== "section-pictures";
  });
}
