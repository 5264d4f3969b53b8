import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditableListing } from "../../../../domain/listings/editable-listing.ts";
import { type FetchJson, readJson } from "../../../../web/data/api.ts";
import { makeEditorApi } from "../../../../web/administration/listing-editor/editor-api.ts";
import { EditorSession } from "../../../../web/administration/listing-editor/state/editor-session.ts";
import { draftOf, hasChanges } from "../../../../web/administration/listing-editor/state/editor-state.ts";
import { type Product, startProduct } from "../../../start-product.ts";
import { type ListingEditor, openEditor } from "./listing-editor.ts";

let product: Product;
let admin: string;
let addListing: ListingEditor["addListing"];

beforeAll(async () => {
  product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "1" } });
  ({ admin, addListing } = await openEditor(product));
});
afterAll(() => product.close());

const waits = { pauseMs: 5, retryMs: 15 };
const plan = {
  version: 1 as const,
  north: 0,
  floors: [
    {
      rooms: [{ kind: "living" as const, x: 0, y: 0, width: 4, depth: 5 }],
      doors: [],
      windows: [],
      furniture: [],
    },
  ],
};
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What the line to the server does with the next request of a window. */
type Fault = "none" | "request lost" | "answer lost" | "request late";

/** A window of one admin whose line can be cut. */
class Window {
  fault: Fault = "none";
  late: (() => Promise<unknown>)[] = [];
  /** What is on its way. A page that is left does not call it back. */
  readonly sent = new Set<Promise<unknown>>();
  session: EditorSession | undefined;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async open(): Promise<void> {
    this.session?.stop();
    this.fault = "none";
    const api = makeEditorApi(this.#fetchJson, this.#id);
    this.session = new EditorSession(api, await api.open(false), waits);
  }

  get on(): EditorSession {
    if (!this.session) throw new Error("This window is not open.");
    return this.session;
  }

  #fetchJson: FetchJson = async <Data>(path: string, init: RequestInit = {}): Promise<Data> => {
    const fault = this.fault;
    this.fault = "none";
    const ask = async (): Promise<Data> => {
      const headers = {
        authorization: `Bearer ${admin}`,
        "content-type": "application/json",
        ...init.headers,
      };
      const answer = product.fetch(path, { ...init, headers });
      this.sent.add(answer);
      const response = await answer.finally(() => this.sent.delete(answer));
      return readJson<Data>(response);
    };
    if (fault === "request late") this.late.push(() => ask().catch(() => undefined));
    if (fault === "answer lost") await ask().catch(() => undefined);
    if (fault !== "none") throw new TypeError("The line is cut.");
    return ask();
  };
}

const typed = fc.oneof(
  fc.constantFrom("As it was", "Another name", "A third name").map((title) => ({ title })),
  fc.constantFrom(2_000_000, 99, 3_000_000).map((price) => ({ price })),
  fc.constantFrom(null, plan).map((floor_plan) => ({ floor_plan })),
);
const window = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("type" as const), window, typed }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(0, 12, 60) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("save" as const), window, alone: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const), window }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("late" as const), window }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("cut" as const),
      window,
      fault: fc.constantFrom<Fault>("request lost", "answer lost", "request late"),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

async function take(one: Step, windows: Window[]): Promise<void> {
  if (one.kind === "wait") return void (await sleep(one.ms));
  const window = windows[one.window];
  if (!window) throw new Error("There is no such window.");
  if (one.kind === "type") window.on.set(one.typed);
  if (one.kind === "save") await window.on.save(one.alone ? { featured: true } : {}, { alone: one.alone });
  if (one.kind === "reload") await window.open();
  if (one.kind === "late") await window.late.shift()?.();
  if (one.kind === "cut") window.fault = one.fault;
}

const isQuiet = ({ on }: Window) =>
  ["idle", "kept"].includes(on.read().autosave.state) && !on.read().isSaving;

/** Requests on their way and late ones arrive, presence tells of other saves, and the person decides what the screen asks. */
async function settle(windows: Window[], id: string): Promise<void> {
  for (const window of windows) {
    window.fault = "none";
    for (const arrive of window.late.splice(0)) await arrive();
    await Promise.allSettled(window.sent);
  }
  for (let round = 0; round < 200; round += 1) {
    const { updated_at, draft } = await stored(id);
    for (const { on } of windows) {
      await on.hear({ updated_at, draft_version: draft.version });
      if (on.read().autosave.newer) {
        // One person, so both windows are not told to win.
        if (on === windows[0]?.on && hasChanges(on.read().state)) on.keepMine();
        else on.takeDraft();
      }
    }
    const after = (await stored(id)).draft.version;
    if (windows.every(isQuiet) && after === draft.version) return;
    await sleep(10);
  }
  throw new Error("The windows did not come to rest.");
}

async function stored(
  id: string,
): Promise<EditableListing & { draft: { version: number; changes: object } }> {
  const [row] = await product.backend.database.query<{
    listing: EditableListing;
    draft: { version: number; changes: object };
  }>(
    `select to_jsonb(listings) as listing,
      (select jsonb_build_object('version', version, 'changes', changes) from public.listing_drafts where listing_id = $1) as draft
    from public.listings where id = $1`,
    [id],
  );
  if (!row) throw new Error("The listing is gone.");
  return { ...row.listing, draft: row.draft ?? { version: 0, changes: {} } };
}

test("Whatever two windows and a bad line do, the screen says what the database holds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { id } = await addListing("As it was");
      const windows = [new Window(id), new Window(id)];
      for (const window of windows) await window.open();
      for (const one of steps) await take(one, windows);
      await settle(windows, id);

      const now = await stored(id);
      const views = windows.map(({ on }) => on.read());
      for (const { state, autosave } of views) {
        const { title, price, floor_plan } = state.values;
        if (!hasChanges(state) && autosave.state !== "failed") {
          // "Everything is saved."
          expect({ title, price, floor_plan }).toEqual({
            title: now.title,
            price: now.price,
            floor_plan: now.floor_plan,
          });
        }
      }
      // What a reload would show is what one of the windows shows as typed and not saved.
      const offered = views
        .filter(({ state }) => hasChanges(state))
        .map(({ state }) => draftOf(state).changes);
      if (Object.keys(now.draft.changes).length > 0) expect(offered).toContainEqual(now.draft.changes);
      if (offered.length > 0) expect(offered).toContainEqual(now.draft.changes);
      for (const { session } of windows) session?.stop();
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test("What was typed back before a save does not return with the next visit", async () => {
  const { id } = await addListing("As it was");
  const window = new Window(id);
  await window.open();
  window.on.set({ price: 99_000 });
  while (window.on.read().autosave.state !== "kept") await sleep(5);
  window.on.set({ price: 2_000_000 });
  window.on.set({ title: "Another name" });
  expect(await window.on.save()).toBe(true);
  await window.open();
  const { state } = window.on.read();
  expect([hasChanges(state), state.values.price, state.values.title]).toEqual([
    false,
    2_000_000,
    "Another name",
  ]);
  window.on.stop();
});

test("A draft that arrives after the home was opened again is offered there", async () => {
  const { id } = await addListing("As it was");
  const left = new Window(id);
  await left.open();
  left.fault = "request late";
  left.on.set({ price: 99_000 });
  while (left.late.length === 0) await sleep(5);
  const opened = new Window(id);
  await opened.open();
  left.on.stop();
  await left.late.shift()?.();

  const { updated_at, draft } = await stored(id);
  await opened.on.hear({ updated_at, draft_version: draft.version });
  expect(opened.on.read().autosave.newer?.changes).toEqual({ price: 99_000 });
  expect(hasChanges(opened.on.read().state)).toBe(false);
  opened.on.takeDraft();
  expect(opened.on.read().state.values.price).toBe(99_000);
  opened.on.stop();
});
