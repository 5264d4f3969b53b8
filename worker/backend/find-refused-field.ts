/** Rules over several columns, and the one that a person would change. A test holds this list to the schema. */
const fieldOfRule: Record<string, string> = {
  buildings_check: "merged_into",
  buildings_check1: "latitude",
  buildings_facts_have_a_source: "source",
  buildings_quota_has_a_date_and_a_source: "foreign_quota_source",
  contract_entries_check: "amount",
  contract_entries_check1: "paid",
  contract_entries_check2: "paid",
  contract_entries_check3: "person",
  contract_entries_check4: "number",
  contract_instalments_check: "amount",
  contracts_check: "down_payment",
  contracts_check1: "upgrade_after_months",
  lead_messages_check: "sent_at",
  leads_check: "email",
  leads_lost_for_a_reason: "lost_reason",
  leads_not_merged_into_itself: "merged_into",
  letters_check: "stopped_at",
  letters_check1: "sent_at",
  listing_duplicates_check: "other_id",
  listings_check: "latitude",
  listings_gone_is_not_offered: "status",
  listings_ownership_facts_known: "ownership_verified",
  listings_ownership_facts_once: "ownership_claimed",
  listings_status_fits_its_type: "status",
  listings_tenure_of_its_kind: "tenure",
  listings_verified_on_a_day: "last_verified_on",
  only_a_listings_page_has_a_listing: "listing_id",
  payments_check: "amount",
  payments_check1: "foreign_amount",
  scrape_images_check: "state",
  scrape_sources_say_why: "legal_note",
  texts_check: "body",
  texts_check1: "publish_at",
  viewings_check: "held_until",
};

/** The column that Postgres refused, where its message names one: `column "price"`, `constraint "listings_price_check"`. */
export function findRefusedField(message: string): string | undefined {
  const column = /column "([a-z_]{1,60})"/.exec(message)?.[1];
  if (column) return column;
  const [, table, constraint = ""] =
    /relation "([a-z_]{1,60})" violates check constraint "([a-z_0-9]{1,63})"/.exec(message) ?? [];
  if (Object.hasOwn(fieldOfRule, constraint)) return fieldOfRule[constraint];
  const isOfColumn = constraint.startsWith(`${table}_`) && constraint.endsWith("_check");
  return isOfColumn ? constraint.slice(`${table}_`.length, -"_check".length) || undefined : undefined;
}
