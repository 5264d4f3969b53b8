/** Turns lists into checkboxes. The ticks stay in this browser. Running it again changes nothing. */

type Browser = { localStorage: Pick<Storage, "getItem" | "setItem"> };
type Describe = (done: number, total: number) => string;

export function enhanceChecklists(
  root: HTMLElement,
  page: string,
  browser: Browser,
  describe: Describe,
): void {
  for (const list of root.querySelectorAll<HTMLElement>("[data-checklist]")) {
    if (!list.querySelector("input")) addBoxes(list, `checklist:${page}:${list.dataset["checklist"]}`);
  }

  function addBoxes(list: HTMLElement, key: string): void {
    const items = [...list.querySelectorAll("li")];
    const ticked = readTicks(key);
    const progress = document.createElement("output");
    progress.className = "checklist-progress";
    const boxes = items.map((item, index) => addBox(item, ticked.has(index), key + index));
    const show = () => {
      progress.textContent = describe(boxes.filter(({ checked }) => checked).length, boxes.length);
    };
    list.addEventListener("change", () => {
      storeTicks(
        key,
        boxes.flatMap(({ checked }, index) => (checked ? [index] : [])),
      );
      show();
    });
    show();
    list.append(progress);
  }

  function readTicks(key: string): Set<number> {
    try {
      const stored: unknown = JSON.parse(browser.localStorage.getItem(key) ?? "[]");
      return new Set(Array.isArray(stored) ? stored.filter((value) => typeof value === "number") : []);
    } catch {
      // Storage may be blocked or hold something else. The list then starts without ticks.
      return new Set();
    }
  }

  function storeTicks(key: string, ticks: number[]): void {
    try {
      browser.localStorage.setItem(key, JSON.stringify(ticks));
    } catch {
      // Storage may be blocked. The ticks then last as long as the page.
    }
  }
}

function addBox(item: HTMLLIElement, isTicked: boolean, id: string): HTMLInputElement {
  const text = document.createElement("span");
  text.id = `text-${id}`;
  text.append(...item.childNodes);
  const box = document.createElement("input");
  box.type = "checkbox";
  box.className = "tick";
  box.checked = isTicked;
  box.setAttribute("aria-labelledby", text.id);
  // Clicking the text ticks the box, unless it is a link.
  text.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) return;
    box.click();
  });
  item.append(box, text);
  return box;
}
