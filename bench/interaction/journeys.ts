/** What a visitor does with a thumb and a keyboard on the five pages. Each step is one tap, or a few keys. */
import type { Locator, Page } from "playwright";

type Step = { does: string; act: (page: Page) => Promise<void> };
export type Journey = { page: string; steps: readonly Step[] };

export function describeJourneys(listing: string, article: string): Journey[] {
  return [
    { page: "/", steps: frontPage },
    { page: "/listings", steps: list },
    { page: listing, steps: home },
    { page: "/finance", steps: finance },
    { page: article, steps: reading },
  ];
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

const tap = (does: string, find: (page: Page) => Locator): Step => ({
  does,
  // It scrolls by itself, and again if the page was drawn anew meanwhile.
  act: (page) => find(page).tap(),
});

const press = (does: string, find: (page: Page) => Locator, ...keys: readonly string[]): Step => ({
  does,
  act: async (page) => {
    const field = find(page);
    await field.scrollIntoViewIfNeeded();
    await field.focus();
    for (const key of keys) await page.keyboard.press(key, { delay: 60 });
  },
});

/** React has taken the element over. */
function isLive(element: Element | null): boolean {
  return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
}

const slide = (does: string, find: (page: Page) => Locator) =>
  press(does, find, "ArrowRight", "ArrowRight", "ArrowRight");

const menu: readonly Step[] = [
  tap("opens the menu", (page) => button(page, "Menu")),
  tap("opens a part of the menu", (page) =>
    page.getByRole("dialog", { name: "Menu" }).getByText("Properties", { exact: true }),
  ),
  press("closes the menu", (page) => page.getByRole("dialog", { name: "Menu" }), "Escape"),
];

const searchField = (page: Page) => page.getByRole("dialog", { name: "Search" }).getByRole("combobox");

const search: readonly Step[] = [
  tap("opens the search", (page) => button(page, "Search")),
  press("types into the search", searchField, ..."jomtien"),
  press("goes down the answers", searchField, "ArrowDown", "ArrowDown"),
  press("closes the search", searchField, "Escape", "Escape"),
];

const frontPage: readonly Step[] = [
  ...menu,
  tap("keeps a home", (page) => button(page, /^Save /)),
  slide("moves the months paid", (page) => page.getByRole("slider").first()),
  ...search,
  tap("opens the kept homes", (page) => button(page, /^Saved homes/)),
];

const list: readonly Step[] = [
  tap("opens the filters", (page) => button(page, "Filters")),
  press("chooses a type", (page) => page.getByRole("combobox", { name: "Type" }), "ArrowDown"),
  tap("opens more filters", (page) => page.getByText("More filters")),
  tap("ticks a filter", (page) =>
    page.getByRole("form", { name: "Filters" }).locator("label", { hasText: "Swimming pool" }),
  ),
  tap("closes the filters", (page) => button(page, "Show homes")),
  tap("keeps a home", (page) => button(page, /^Save /)),
  tap("compares a home", (page) => button(page, /^Compare /)),
  ...menu,
  tap("opens a home", (page) => page.getByRole("article").getByRole("link").first()),
];

const home: readonly Step[] = [
  {
    does: "opens the pictures",
    act: async (page) => {
      const picture = page.locator("a[href*='/pictures/']").first();
      // A tap before the scripts run leads to the picture's file, as it does without scripts: another page to measure.
      await page.waitForFunction(isLive, await picture.elementHandle());
      await picture.tap();
    },
  },
  press("goes to the next picture", (page) => page.getByRole("dialog"), "ArrowRight"),
  press("closes the pictures", (page) => page.getByRole("dialog"), "Escape"),
  tap("keeps the home", (page) => button(page, /^Save ?:/)),
  press(
    "chooses a currency",
    (page) => page.getByRole("combobox", { name: "Currency" }).first(),
    "ArrowDown",
  ),
  tap("opens the viewing", (page) => page.locator("summary", { hasText: "Book a viewing" })),
  slide("moves the down payment", (page) => page.getByRole("slider", { name: "Down payment" })),
  slide("moves the repayments", (page) => page.getByRole("slider", { name: "Repayments" })),
  tap("shows every month", (page) => page.locator("summary", { hasText: "Show every month" })),
  slide("moves the years of ownership", (page) => page.getByRole("slider", { name: "Years of ownership" })),
];

const finance: readonly Step[] = [
  press("types a sum", (page) => page.getByLabel("A month").first(), ..."25000"),
  tap("goes on without the rest", (page) => button(page, "Next")),
  slide("moves the price of the home", (page) =>
    page.getByRole("slider", { name: "Price of the home" }).first(),
  ),
  tap("shows every month", (page) => page.locator("summary", { hasText: "Show every month" })),
  tap("asks whether renting is better", (page) =>
    page.locator("summary", { hasText: "Is renting, rent-to-own" }),
  ),
  slide("moves the rent", (page) => page.getByRole("slider", { name: "Rent a month" })),
  tap("asks for a price that fits", (page) => page.locator("summary", { hasText: "Which price fits" })),
  slide("moves the budget", (page) => page.locator("#budget").getByRole("slider", { name: "A month" })),
  ...menu,
];

const reading: readonly Step[] = [
  tap("ticks a line", (page) => page.getByRole("checkbox").nth(1)),
  ...menu,
  ...search,
];
