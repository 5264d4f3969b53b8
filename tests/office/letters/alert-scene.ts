/** Readers of letters about homes, homes that change, and what the letters say of them. */
import { openLetterScene } from "./letter-scene.ts";

const siteKey = "key of the site in this test";

export type Watched = {
  kind: "search" | "home" | "building";
  address?: string;
  search?: object;
  listing?: string;
  building?: string;
  every?: string;
  locale?: string;
  timeZone?: string;
  sender?: string;
};

const guideLinkKey = "a-key-for-the-links-in-letters-of-this-test";

export async function openAlertScene() {
  const letters = await openLetterScene();
  const settings = { ...letters.settings, guideLinkKey };
  const scene = { ...letters, settings, tick: () => letters.tick(settings) };
  await scene.query("insert into site_keys (hash) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'))", [
    siteKey,
  ]);

  /** Calls one of the functions that only the site Worker may call, for the account with this id. */
  function asSite<Answer>(call: string, parameters: unknown[], user?: string): Promise<Answer | undefined> {
    return scene.backend.database.transaction(async (run) => {
      await run(
        "select set_config('request.headers', $1, true), set_config('request.jwt.claims', $2, true)",
        [JSON.stringify({ "x-site-key": siteKey }), user ? JSON.stringify({ sub: user, aal: "aal1" }) : ""],
      );
      const [row] = await run<{ answer: Answer }>(`select ${call} as answer`, parameters);
      return row?.answer;
    });
  }

  let senders = 0;
  function ask(email: string, watched: Watched, user?: string): Promise<string | undefined> {
    senders += 1;
    const { kind, address = "", search = {}, listing, building, every = "at_once" } = watched;
    const { locale = "en", timeZone = "Asia/Bangkok", sender = `sender-of-an-alert-${senders}` } = watched;
    const wanted = { email, kind, address, search, listing, building, every, locale, timeZone, sender };
    return asSite<string>("ask_for_alert($1)", [JSON.stringify(wanted)], user);
  }

  async function readerOf(email: string): Promise<string> {
    const [row] = await scene.query<{ id: string }>("select id from alert_readers where email = $1", [email]);
    return row?.id ?? "";
  }

  const change = (reader: string, what: string, value: string | null = null) =>
    asSite("change_alerts($1, $2, $3)", [reader, what, value]);

  /** Asks and presses the button. */
  async function watch(email: string, watched: Watched): Promise<string> {
    await ask(email, watched);
    const reader = await readerOf(email);
    const alerts = await scene.query<{ id: string }>(
      "select id from alerts where reader_id = $1 and confirmed_at is null",
      [reader],
    );
    for (const { id } of alerts) await change(reader, "confirm", id);
    return reader;
  }

  let homes = 0;
  async function addHome(facts: Record<string, unknown> = {}): Promise<string> {
    homes += 1;
    const home = {
      slug: `watched-${homes}`,
      title: `Home number ${"abcdefghijklmnopqrstuvwxyz"[homes % 26]}${homes * 7919}`,
      language: "en",
      property_type: "condo-for-sale",
      status: ["for-sale"],
      area: "jomtien",
      bedrooms: 1,
      square_meters: 30 + homes * 7,
      price: 2_000_000 + homes * 111_000,
      images: ["/pictures/hero-bay"],
      publication: "published",
      is_sample: false,
      ...facts,
    };
    const names = Object.keys(home).join(", ");
    const [row] = await scene.query<{ id: string }>(
      `insert into listings (${names}) select ${names} from jsonb_populate_record(null::listings, $1) returning id`,
      [JSON.stringify(home)],
    );
    return row?.id ?? "";
  }

  return {
    ...scene,
    asSite,
    ask,
    readerOf,
    change,
    watch,
    addHome,
    setHome: (id: string, change: string) => scene.query(`update listings set ${change} where id = $1`, [id]),
    /** The letters about homes, the oldest first. */
    newsTo: async (email: string) =>
      (await scene.lettersTo(email)).filter(({ text }) => !text.includes("press the button")).toReversed(),
  };
}
