/**
 * Constraints over several columns, each with the column that a person would change. A test compares this list with
 * the schema.
 */
const fieldOfRule: Record<string, string> = {
  alert_readers_check: "ended_at",
  buildings_check1: "latitude",
  buildings_check: "merged_into",
  buildings_facts_have_a_source: "source",
  buildings_quota_has_a_date_and_a_source: "foreign_quota_source",
  commission_entries_check1: "amount",
  commission_entries_check2: "takes_back",
  commission_entries_check: "amount",
  contract_entries_check1: "paid",
  contract_entries_check2: "paid",
  contract_entries_check3: "person",
  contract_entries_check4: "number",
  contract_entries_check: "amount",
  contract_instalments_check: "amount",
  contracts_check1: "upgrade_after_months",
  contracts_check: "down_payment",
  home_owners_page_ends: "page_until",
  lead_messages_check: "sent_at",
  leads_check: "email",
  leads_lost_for_a_reason: "lost_reason",
  leads_not_merged_into_itself: "merged_into",
  letters_check1: "sent_at",
  letters_check: "stopped_at",
  listing_duplicates_check: "other_id",
  listings_check: "latitude",
  listings_gone_is_not_offered: "status",
  listings_ownership_facts_known: "ownership_verified",
  listings_ownership_facts_once: "ownership_claimed",
  listings_status_fits_its_type: "status",
  listings_tenure_of_its_kind: "tenure",
  listings_verified_on_a_day: "last_verified_on",
  only_a_listings_page_has_a_listing: "listing_id",
  payments_check1: "foreign_amount",
  payments_check: "amount",
  private_files_of_offers_from_owners: "side",
  private_files_of_one_place: "contract_id",
  referrers_check: "commission_baht",
  scrape_images_check: "state",
  scrape_sources_say_why: "legal_note",
  texts_check1: "publish_at",
  texts_check2: "locale",
  texts_check: "body",
  viewings_check1: "status",
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
