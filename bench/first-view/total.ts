/**
 * All that a phone receives for a first view, pictures too: `npm run bench:total`. Texts are compressed here as an edge
 * does for each visitor (brotli 5) and as well as it can be done (11).
 */
import { reportFigure } from "../report-figure.ts";
import { openFirstViews, windows } from "./first-view.ts";
import { type Weighed, weigh } from "./weigh.ts";

/** KB at brotli 5. The list of homes shows the most pictures. */
const wholeBudgets: Record<string, number> = { "/listings": 220 };
/** KB of a kind on any page. All but the styles hold what was measured, so that a page that grows is noticed. */
const kindBudgets: Record<string, number> = { stylesheet: 9, font: 36, image: 120 };
const mostRequests = 36;

const views = await openFirstViews();
try {
  for (const page of views.pages) await report(page);
} finally {
  await views.close();
}

async function report(page: string): Promise<void> {
  const received = (await views.watch(page, windows.phone)).map(weigh);
  const kinds = Map.groupBy(received, ({ kind }) => kind);
  const parts = [...kinds]
    .map(([kind, all]) => `${kind} ${toKb(sum(all, "quick")).toFixed(1)} KB in ${all.length}`)
    .join(", ");
  console.log(`  ${page}: ${parts}`);
  reportFigure({
    figure: `${page}, all of a first view on a phone`,
    value: toKb(sum(received, "quick")),
    unit: "KB",
    ...(wholeBudgets[page] && { atMost: wholeBudgets[page] }),
  });
  reportFigure({ figure: `${page}, the same at brotli 11`, value: toKb(sum(received, "best")), unit: "KB" });
  for (const [kind, atMost] of Object.entries(kindBudgets)) {
    const value = toKb(sum(kinds.get(kind) ?? [], "quick"));
    reportFigure({ figure: `${page}, ${kind}`, value, unit: "KB", atMost });
  }
  reportFigure({ figure: `${page}, requests`, value: received.length, unit: "", atMost: mostRequests });
}

function sum(all: readonly Weighed[], how: "quick" | "best"): number {
  return all.reduce((total, one) => total + one[how], 0);
}

function toKb(bytes: number): number {
  return bytes / 1024;
}
