/** Why something failed, by the code of the API or of our own reading of its answer. Each says what to do. */
import type { ErrorCode } from "../../../../domain/error-codes.ts";

export const refusalTexts = {
  network_failure: "The network could not be reached. Try again.",
  unexpected_response: "The answer could not be read. Try again.",
  bad_request: "This address asks for something that this list does not have.",
  invalid_input: "One of the values cannot be taken. Look at what you entered.",
  never_offered: "Its title names the studio at View Talay 5 that is never offered. It cannot be published.",
  host_not_allowed:
    "This address is on none of the hosts of its source. Look at the address, or add its host to the source.",
  schedule_does_not_add_up:
    "The instalments do not add up to the price in the contract and its interest. Load the page again, look at the schedule, and then enter it.",
  new_schedule_does_not_add_up:
    "The new instalments do not pay off the price and its interest, or the down payment is less than what moves along. Load the page again, look at the schedule, and then enter it.",
  day_of_entry:
    "The day must not be after today or before the contract. A new instalment is due on that day or later. Choose another day.",
  day_of_correction: "The day must lie between that of the payment and today. Choose another day.",
  day_ahead: "The day must not lie ahead. Choose another day.",
  payment_incomplete: "Name each instalment once. A sum in another currency needs the currency and its rate.",
  letters_not_printable:
    "This paper cannot be printed: none of our fonts has some of its letters. Write names in Latin letters, as in the passport, and clauses without such letters.",
  not_signed_in:
    "You are signed out. Sign in in another tab, come back here and try again: what you typed stays.",
  bad_token:
    "You are signed out. Sign in in another tab, come back here and try again: what you typed stays.",
  not_allowed: "Your role does not allow this. Ask an owner to do it.",
  sign_in_again: "Sign in again first, so that we know that it is you.",
  needs_second_factor: "Set up and prove your own second step first, in your account.",
  not_found: "It is no longer there.",
  no_such_enquiry: "There is no such enquiry any more, or it is now somebody else’s.",
  no_such_reference: "There is no enquiry of this reference. Look for a mistyped letter or digit.",
  method_not_allowed: "This address can only be read.",
  conflict: "It has changed meanwhile. Load the page again.",
  changed_meanwhile: "Somebody has changed this meanwhile. Load the page again, and then enter your change.",
  already_exists: "There is one like this already. Look for it, or change what you entered.",
  name_taken: "This name is taken. Choose another one.",
  sent_already: "Something else was sent from this form already. Load the page again to see it.",
  source_paused: "This source is paused. Start it again first.",
  source_being_read: "This source is being read already. Wait until that run ends.",
  source_has_homes: "This source has brought homes, so it stays. Pause it instead.",
  run_busy: "This run is under way or asks something. Cancel it or answer it first.",
  run_has_ended: "This run has ended already.",
  run_asks_nothing:
    "This run asks nothing any more: somebody else has answered. Load the page again to see how.",
  nothing_to_read_again: "This run has no failed pages that could be read again.",
  message_not_replayed: "This message cannot be sent again. Start a new run instead.",
  home_sold:
    "This home has a running contract with {{name}} ({{reference}}). End that contract first, or choose another home.",
  home_gone: "This home is no longer there. Choose another one.",
  clauses_differ:
    "Thai and English of a clause may differ, and both are signed. Bring them together in Texts, Clauses of the contract, and publish both; then make the paper.",
  home_of_contract_gone: "The home of this contract was deleted, so its paper cannot be made.",
  home_kept:
    "Only a sample home can be deleted, and only as it was when you opened it. Load the page again. A real home can be withdrawn.",
  has_contract: "This enquiry has a contract already. Load the page again to see it.",
  contract_has_ended: "This contract has ended. Load the page again to see how.",
  ending_counts_payment:
    "This contract has ended, and its ending was counted with this payment. Take the ending back first, then this payment, and enter the ending again.",
  less_than_paid:
    "More was paid towards one of these instalments than its new sum. Begin the new schedule with a later instalment.",
  keeps_too_much: "This keeps more than the contract allows. Enter a smaller sum to keep.",
  still_owed:
    "Something is still owed under this contract. Enter the payments that are missing first, and then the transfer.",
  fee_not_owed: "This late fee is paid or waived already. Load the page again to see it.",
  more_than_to_return: "This is more than is still to be returned to the buyer. Enter a smaller sum.",
  no_ending_to_take_back:
    "This contract has no ending that can be taken back. Load the page again to see how it stands.",
  returned_after_ending:
    "Something was returned to the buyer after this ending, so it stays. Agree a new contract instead.",
  other_contract_runs:
    "Another contract of this enquiry runs, so this ending stays. End or cancel that contract first.",
  upgrade_not_open:
    "The upgrade is not open on this day: the months or paid instalments that the contract asks for are not complete. Enter payments that are missing, or choose a later day.",
  upgrade_in_use:
    "Something was paid or entered in the contract that followed the upgrade, so the upgrade stays. Take those payments back first, or end that contract.",
  sums_have_changed: "The sums have changed meanwhile. Load the page again, look at them, and then enter it.",
  more_than_owed: "This is more than is owed for this instalment. Put the rest to the next ones.",
  same_payment_twice:
    "The same sum of the same day is entered already. If this is another payment, say so and enter it again.",
  taken_back_already: "This was taken back already. Load the page again to see it.",
  something_was_paid: "Something was paid towards this contract, so it is kept. Enter how it ended instead.",
  signed_already: "The signed contract is here already. Remove its file first, if it was the wrong one.",
  viewing_clash: "Somebody else sees this home at that time. Choose another time.",
  viewing_given_up:
    "The visitor has given up this viewing in the meantime, so it is cancelled, and your change was not made. If you agree on it again, choose its status anew.",
  merged_into_itself: "An enquiry cannot be merged into itself. Choose another one.",
  merged_already: "One of the two is part of another enquiry already. Split them first.",
  merge_the_other_way: "This enquiry has a contract. Merge the other one into it.",
  not_merged: "The two are not merged any more. Load the page again.",
  no_email: "This enquiry has no e-mail address. Choose another way to answer.",
  reply_is_out: "This reply has been sent or stopped already. Load the page again to see it.",
  letter_not_repeated: "This letter is not sent again. Load the page again to see what became of it.",
  offer_incomplete: "This offer lacks what a home needs. Add the home by hand.",
  building_has_homes: "This building has homes, or buildings that were merged into it. Move them first.",
  file_not_stored: "The file did not arrive. Send it again.",
  too_many_files: "There are as many files here as there can be. Remove some first.",
  too_many_pictures: "There are as many pictures here as there can be. Remove some first.",
  library_full: "The library is full. Delete pictures that nothing uses.",
  code_taken:
    "This code or this form has a referrer already. Choose another code, or look for the referrer below.",
  credited_already: "This enquiry is credited to a referrer already.",
  commission_doubted:
    "Look at what is noted beside this commission, and say that it counts, before you enter it as paid.",
  twin_published: "A home that is likely the same is published already. Look at both first.",
  confirm_losses: "This takes something off the site. Look at what it is, and confirm it.",
  address_taken: "Another text has or had this address. Choose another one.",
  address_of_page: "A page of the site has this address. Choose another one.",
  picture_gone: "A picture of this text is no longer in the library. Choose another one.",
  guide_gone: "This PDF is no longer stored. Choose it again.",
  picture_in_use: "This picture is in use, so it is kept. Replace it first.",
  other_ways_in:
    "There is another way into this account now. Load the page again, look at it, and then give the role.",
  known_email: "There is an account with this address. Find it in the list and give it a role.",
  person_has_account: "Another account is this person. Change that one first.",
  last_owner: "This is the last owner. Make another person an owner first.",
  gone: "It was deleted or withdrawn.",
  too_large: "This is too large. Send less at once.",
  unsupported_type: "A file of this kind cannot be taken. Send another kind.",
  too_many_requests: "That is too much at once. Wait a minute and try again.",
  unexpected: "Something went wrong on our side. Try again.",
  unavailable: "The data cannot be reached right now. Try again in a minute.",
} satisfies Record<ErrorCode | "network_failure" | "unexpected_response", string>;
