/** Answers one task of teaching. The database, asked with the caller's token, says whether they may see the source. */
import { describeError } from "../../domain/describe-error.ts";
import type { TaskCaller } from "../../domain/people.ts";
import type { TeachingAnswer, TeachingTask } from "../../domain/scraping/teaching.ts";
import type { RawEnv } from "../env.ts";
import { tryParsePage, HostilePageError } from "../extract/parse/parse-page.ts";
import { htmlLimitBytes } from "../fetch/fetch-page.ts";
import { readHtmlAnswer } from "../fetch/read-html-answer.ts";
import { endAllTurns, visit } from "../fetch/visit.ts";
import { type Scraper, scraperOf } from "../scraper.ts";
import { connectAsCaller } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import type { SourceRow } from "../store/runs.ts";
import { elementAt, outlinePage, textOfEntry } from "./outline-page.ts";
import { makeSelectors } from "./make-selectors.ts";
import type { PageShelf, ShelvedPage } from "./page-shelf.ts";
import { reportRobots } from "./report-robots.ts";
import { trySelector } from "./try-selector.ts";

export async function answerTask(
  env: RawEnv,
  caller: TaskCaller,
  task: TeachingTask,
  shelf: PageShelf,
): Promise<TeachingAnswer> {
  try {
    const scraper = scraperOf(env);
    const asCaller = connectAsCaller(scraper.settings.SUPABASE_URL, caller, fetch);
    const found = await asCaller.from("scrape_sources").select().eq("id", task.sourceId);
    // Without the right there are no rows, and without a valid token no answer.
    const [source] = found.status === 401 ? [] : (unwrap(found, "read source") ?? []);
    if (!source) return { kind: "refused", refusal: "not_allowed" };
    if (task.action === "read_robots") {
      return { kind: "robots", hosts: await reportRobots(source, scraper.visitorOf(source)) };
    }
    // A site that asked to be left alone is not asked by an admin either.
    if (!source.enabled) return { kind: "refused", refusal: "paused" };
    const page = (await shelf.take(source.id, task.url)) ?? (await fetchAnew(task.url, source, scraper));
    if ("kind" in page) return page;
    await shelf.put(source.id, task.url, page);
    return answerOn(page, task);
  } catch (error) {
    const reason = describeError(error);
    console.error(JSON.stringify({ event: "teaching_failed", action: task.action, reason }));
    return { kind: "refused", refusal: "unavailable" };
  }
}

type PageTask = Exclude<TeachingTask, { action: "read_robots" }>;

function answerOn({ html, url }: ShelvedPage, task: PageTask): TeachingAnswer {
  const page = tryParsePage(html);
  if (page instanceof HostilePageError) return { kind: "unread", reason: page.code };
  switch (task.action) {
    case "outline":
      return { kind: "outline", url, ...outlinePage(page) };
    case "propose": {
      const element = elementAt(page, task.at);
      if (!element || textOfEntry(element) !== task.text) return { kind: "changed" };
      return { kind: "proposal", selectors: makeSelectors(page, element, task.field) };
    }
    case "try": {
      const trial = trySelector(page, task.field, task.selector);
      return trial ? { kind: "trial", ...trial } : { kind: "bad_selector" };
    }
  }
}

async function fetchAnew(
  url: string,
  source: SourceRow,
  scraper: Scraper,
): Promise<ShelvedPage | Extract<TeachingAnswer, { kind: "later" | "unread" }>> {
  const visitor = scraper.visitorOf(source);
  const answer = await visit(url, visitor, { limitBytes: htmlLimitBytes });
  await endAllTurns(visitor);
  if (answer.kind === "not-our-turn") return { kind: "later", afterSeconds: answer.comeBackInSeconds };
  const page = readHtmlAnswer(answer);
  return "html" in page ? page : { kind: "unread", reason: page.reason };
}
