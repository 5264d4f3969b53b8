/**
 * Every refusal of the API by its stable code, with the status it is answered with. The office has words for each in all
 * of its languages (`refusalTexts`), so a case that a person must solve in another way gets a code of its own.
 */
export const errorStatuses = {
  bad_request: 400,
  invalid_input: 422,
  never_offered: 422,
  host_not_allowed: 422,
  schedule_does_not_add_up: 422,
  new_schedule_does_not_add_up: 422,
  /** Of something that is entered in a contract: ahead, or before the contract. */
  day_of_entry: 422,
  /** Of what takes a payment back: ahead, or before the payment. */
  day_of_correction: 422,
  day_ahead: 422,
  payment_incomplete: 422,
  /** A name has letters that none of our fonts has. */
  letters_not_printable: 422,
  not_signed_in: 401,
  bad_token: 401,
  not_allowed: 403,
  sign_in_again: 403,
  needs_second_factor: 403,
  not_found: 404,
  /** Or it is another agent's. */
  no_such_enquiry: 404,
  /** A reference was typed that no enquiry has. */
  no_such_reference: 404,
  method_not_allowed: 405,
  /** What no other code says: the data is not as the caller saw it. */
  conflict: 409,
  changed_meanwhile: 409,
  already_exists: 409,
  name_taken: 409,
  /** A form was sent twice with different contents. */
  sent_already: 409,
  source_paused: 409,
  source_being_read: 409,
  source_has_homes: 409,
  run_busy: 409,
  run_has_ended: 409,
  run_asks_nothing: 409,
  nothing_to_read_again: 409,
  message_not_replayed: 409,
  home_sold: 409,
  home_gone: 409,
  home_of_contract_gone: 409,
  /** Thai and English are both signed, and one is older than the other's last change. */
  clauses_differ: 409,
  home_kept: 409,
  has_contract: 409,
  contract_has_ended: 409,
  /** An ending counted the payment that is to be taken back. */
  ending_counts_payment: 409,
  /** New instalments leave less than was paid towards one of them. */
  less_than_paid: 409,
  /** More than the contract says. */
  keeps_too_much: 409,
  still_owed: 409,
  fee_not_owed: 409,
  more_than_to_return: 409,
  no_ending_to_take_back: 409,
  /** Something was returned after the ending that is to be taken back. */
  returned_after_ending: 409,
  other_contract_runs: 409,
  upgrade_not_open: 409,
  upgrade_in_use: 409,
  sums_have_changed: 409,
  more_than_owed: 409,
  same_payment_twice: 409,
  taken_back_already: 409,
  something_was_paid: 409,
  signed_already: 409,
  viewing_clash: 409,
  /** Its visitor gave it up after the page was loaded. */
  viewing_given_up: 409,
  merged_into_itself: 409,
  merged_already: 409,
  merge_the_other_way: 409,
  not_merged: 409,
  no_email: 409,
  reply_is_out: 409,
  letter_not_repeated: 409,
  offer_incomplete: 409,
  building_has_homes: 409,
  file_not_stored: 409,
  too_many_files: 409,
  too_many_pictures: 409,
  library_full: 409,
  code_taken: 409,
  credited_already: 409,
  commission_doubted: 409,
  /** A home that is likely the same is published: the caller says that this is another. */
  twin_published: 409,
  /** Publishing would take away what must not go by accident. */
  confirm_losses: 409,
  /** Another text has or had it. */
  address_taken: 409,
  address_of_page: 409,
  /** A text names a picture that is no longer in the library. */
  picture_gone: 409,
  /** A text names a guide that is no longer stored. */
  guide_gone: 409,
  picture_in_use: 409,
  /** A role for an account that is opened in ways which the caller does not name. */
  other_ways_in: 409,
  known_email: 409,
  person_has_account: 409,
  last_owner: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of every refusal. */
export type ErrorBody = { error: { code: ErrorCode; message: string; field?: string } };
