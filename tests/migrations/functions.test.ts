import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationsFolder } from "../../local/database/migrate.ts";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** The catalogue is read by anybody, signed in or not. submit_form() asks for the site's key, calendar_feed() for a token. */
const forEveryone = [
  "area_summaries()",
  "calendar_feed(text)",
  "find_building(text)",
  "find_listing(text)",
  "front_page_listings()",
  "list_buildings()",
  "published_article(text,text)",
  "published_articles(text)",
  "published_texts(text)",
  "search_listings(jsonb)",
  "similar_listings(uuid,integer)",
  "site_settings()",
  "sitemap_files(integer)",
  "submit_form(jsonb)",
  "taken_viewing_times(uuid)",
];

/** For the site Worker alone: each asks for its key first. */
const forTheSite = [
  "ask_for_alert(jsonb)",
  "change_alerts(uuid,text,text)",
  "begin_offer_picture(text,jsonb)",
  "comparable_homes(jsonb)",
  "count_sign_in_letter(text)",
  "drafted_article(text,text)",
  "drafted_building_texts(text,text)",
  "drafted_texts(text)",
  "finish_offer_picture(uuid)",
  "give_up_viewing(uuid)",
  "hold_viewing(uuid,integer,boolean)",
  "knows_sign_in_network(text)",
  "note_letter_event(jsonb)",
  "note_sign_in_network(text)",
  "read_alerts(uuid)",
  "referrer_page(text,text,integer)",
  "owners_page(uuid)",
  "sent_offer(text)",
];

/** Policies, a check and a generated column call these in the caller's own name. They answer about the caller or their argument alone. */
const calledByStatements = [
  "is_admin()",
  "is_excluded_title(text)",
  "may(text)",
  "may_read_file(text)",
  "may_store_file(text)",
  "my_rights()",
  "status_fits_type(text[],text)",
];

/** Indexes and a check are made of these, so every writer of a listing or a building runs them. Each reads its argument alone. */
const calledByIndexes = [
  "building_facilities()",
  "building_key(text)",
  "building_keys(buildings)",
  "fold_text(text)",
  "listing_completeness(listings)",
  "picture_keys(text[])",
  "words_of_admins(text)",
];

/** The first lines of those below, and what their policies ask. */
const guards = ["attends_to(uuid)", "my_agent_name()", "require_admin()", "require_right(text)"];

/** Those that run as their caller, and a view, ask it for the day. */
const calledByFunctions = [
  "answer_within()",
  "pattaya_today()",
  "reader_language()",
  "title_for(listings,text)",
];

/** Administration, with the admin's own JWT. Each asks a guard first. */
const forAdmins = [
  "alerts_today()",
  "add_media(jsonb)",
  "ask_about_twins(listings)",
  "part_from_twins(uuid)",
  "agree_contract(uuid,jsonb)",
  "arrivals_by_hand(date,date)",
  "articles_overview()",
  "asked_changes(uuid)",
  "asked_withdrawals(uuid)",
  "assign_lead(uuid,text,text)",
  "begin_copy()",
  "begin_guide(text,jsonb)",
  "begin_people_action(jsonb)",
  "buildings_for_admins()",
  "buildings_to_describe()",
  "cancel_contract(uuid,text)",
  "cancel_reply(uuid)",
  "cancel_run(uuid)",
  "close_referrer_page(uuid,integer)",
  "change_media(text,integer,jsonb)",
  "colleagues()",
  "copy_table(text)",
  "correct_arrival(uuid,text,date)",
  "correct_payment(uuid,text,date)",
  "count_leads()",
  "credit_by_hand(uuid,text)",
  "delete_media(text[])",
  "due_reminders()",
  "draft_home_of_offer(uuid,jsonb)",
  "enter_contract_entry(uuid,jsonb)",
  "enter_payment(uuid,jsonb)",
  "enter_payments(uuid,jsonb)",
  "enter_statement_lines(jsonb)",
  "entered_statement_lines(jsonb)",
  "erase_person(uuid,text)",
  "erase_referrer(uuid,text)",
  "find_listings(jsonb)",
  "find_media(text[],text,timestamp with time zone,text)",
  "homes_still_offered(integer)",
  "homes_to_offer(text)",
  "import_html(uuid,text,text,boolean)",
  "import_pages(uuid,jsonb,boolean)",
  "keep_feed_file(uuid,jsonb)",
  "keep_text_draft(text,text,text,integer,jsonb,integer)",
  "keep_listing_draft(uuid,integer,jsonb,jsonb,timestamp with time zone)",
  "keep_reply_draft(uuid,text,text)",
  "ledger(jsonb)",
  "letters_of_lead(uuid)",
  "list_actions(jsonb)",
  "list_leads(jsonb)",
  "list_payments(jsonb)",
  "list_people(text,integer)",
  "list_referrals()",
  "listing_agents()",
  "listing_history(uuid)",
  "listing_interest(uuid)",
  "make_contract_paper(uuid,jsonb)",
  "merge_buildings(uuid,timestamp with time zone,uuid,timestamp with time zone)",
  "merge_leads(uuid,uuid)",
  "missing_in_feed(uuid)",
  "money_today(integer)",
  "move_lead(uuid,text,text,text)",
  "new_calendar_feed()",
  "name_admin(uuid,text)",
  "note_lead_presence(uuid,boolean)",
  "note_listing_presence(uuid,boolean)",
  "partner_feed_contents(uuid,integer)",
  "open_offer_pictures(uuid,uuid)",
  "payable_contracts()",
  "place_article(text,integer,text)",
  "read_lead(uuid)",
  "read_listing(uuid)",
  "read_media(text)",
  "replace_media(text,text)",
  "replay_dead_message(uuid)",
  "reply_to_lead(uuid,jsonb)",
  "retry_failed(uuid)",
  "reply_texts()",
  "roll_back_run(uuid)",
  "save_listing(uuid,timestamp with time zone,jsonb,text,boolean,boolean)",
  "save_listings(jsonb,jsonb)",
  "save_referrer(jsonb)",
  "save_setting(text,integer,jsonb)",
  "save_source(uuid,jsonb,timestamp with time zone)",
  "save_statement_layout(text,jsonb)",
  "save_text(text,text,text,integer,text,jsonb,timestamp with time zone)",
  "send_letter_again(uuid)",
  "set_role(uuid,text,text[])",
  "set_owners_page(uuid,integer)",
  "settings_history(text)",
  "settle_commission(uuid,jsonb)",
  "settle_changes(uuid,boolean)",
  "settle_feed(uuid,boolean)",
  "settle_suggestion(uuid,text,jsonb,boolean)",
  "settle_withdrawals(uuid,boolean)",
  "sources_of_contract_paper(uuid)",
  "split_building(uuid)",
  "stop_letters(uuid,boolean)",
  "take_back_settlement(uuid,text)",
  "text_history(text,text,text)",
  "texts_overview()",
  "today()",
  "undelivered_letters()",
  "undo_merge(uuid)",
  "upgrade_contract(uuid,jsonb,jsonb)",
  "viewings_of_week(date)",
];

/** About the caller's own rows alone. */
const forAccounts = [
  "begin_file(uuid,jsonb)",
  "change_remembered(uuid[],uuid[],uuid[])",
  "change_saved(uuid[],uuid[])",
  "contract_money(uuid)",
  "contract_files(uuid)",
  "contract_paper(uuid)",
  "delete_my_account()",
  "finish_file(uuid)",
  "must_add_factor()",
  "my_application(text)",
  "my_alert_reader()",
  "my_data()",
  "my_homes()",
  "my_offer(text)",
  "my_referrals()",
  "my_leads()",
  "give_up_my_viewing(uuid)",
  "my_papers()",
  "open_file(uuid)",
  "remove_file(uuid)",
  "side_of_contract(uuid)",
  "write_to_office(text,jsonb)",
];

const openToAll = [...forEveryone, ...forTheSite, ...calledByStatements];

const executableSql = `
  select p.oid::regprocedure::text as name from pg_proc as p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute')
  order by 1`;

async function listExecutable(role: string): Promise<string[]> {
  return (await database.query<{ name: string }>(executableSql, [role])).map(({ name }) => name);
}

test("Each function is defined once, in the file of its topic", async () => {
  const defined = new Map<string, string>();
  for (const file of (await readdir(migrationsFolder)).toSorted()) {
    const sql = await readFile(join(migrationsFolder, file), "utf8");
    expect(sql, file).not.toMatch(/\b(drop|alter)\s+(function|routine)\b|\bcreate\s+or\s+replace\b/i);
    for (const [, name = ""] of sql.matchAll(/\bcreate\s+function\s+([\w.]+)/gi)) {
      expect(defined.get(name), `${name} in ${file}`).toBeUndefined();
      defined.set(name, file);
    }
  }
  expect(defined.size).toBeGreaterThan(100);
});

test("Every function that a visitor without an account may execute is listed", async () => {
  expect(await listExecutable("anon")).toEqual(openToAll.toSorted());
});

test("Every function that a signed-in visitor may execute is listed", async () => {
  expect(await listExecutable("authenticated")).toEqual(
    [
      ...openToAll,
      ...guards,
      ...calledByIndexes,
      ...calledByFunctions,
      ...forAdmins,
      ...forAccounts,
    ].toSorted(),
  );
});

test("Functions that only admins may call refuse a signed-in visitor before they do anything", async () => {
  const bodies = await database.query<{ name: string; body: string }>(
    `select p.oid::regprocedure::text as name, p.prosrc as body from pg_proc as p
     where p.oid::regprocedure::text = any ($1) order by 1`,
    [forAdmins],
  );
  expect(bodies.length).toBe(forAdmins.length);
  for (const { name, body } of bodies)
    expect(body.split(/\bbegin\b/)[1], name).toMatch(
      /^\s*perform public\.require_(?:admin\(\)|right\('[a-z_]+'\));/,
    );
});

test("Every call of the scraper that may end a run has a minute, because the end writes what was held of all its homes", async () => {
  const rows = await database.query<{ name: string; limit: string[] }>(
    `select p.proname as name, coalesce(p.proconfig, '{}') as limit from pg_proc as p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef
       and p.prosrc ~ '\\m(finish_run|judge_changes|end_pages|store_pages)\\(' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toContain("store_pages");
  for (const { name, limit } of rows) expect(limit, name).toContain("statement_timeout=60s");
});
