import type { ClauseTexts } from "../clause-names.ts";

export const clauses: ClauseTexts = {
  subject:
    "The Seller lets the home described above to the Buyer on hire-purchase (sections 572 to 574 of the Civil and Commercial Code). The home becomes the Buyer’s once everything that is owed under this contract has been paid.",
  payment:
    "The Buyer pays {{downPayment}} on {{start}} and then {{months}} monthly instalments, each on the day and of the amount in the schedule. The schedule adds up to the price in the contract and the interest; nothing else is owed for the home. The Seller gives a receipt for each payment.",
  carryOver:
    "Once {{upgradeAfter}} instalments are fully paid and {{upgradeAfter}} months have passed since {{start}}, the Buyer may move to another home that the Seller offers. {{carryOver}} then counts towards its price.",
  early:
    "The Buyer may pay all that is left on any day. Interest is then owed only up to the next due day of the schedule, and the Seller makes no charge for paying early.",
  stopping:
    "The Buyer may end this contract at any time by giving the home back at the Buyer’s own cost (section 573). The Seller then keeps {{forfeiture}} of what was paid until that day and returns the rest. Nothing further falls due.",
  default:
    "If the Buyer does not pay two instalments in a row, or breaks an essential part of this contract, the Seller may end it in writing and take the home back (section 574). The law lets the Seller keep all that was paid; under this contract the Seller keeps {{forfeiture}} and returns the rest. If it is the last instalment that is not paid, the Seller may do so only after one more period of payment has passed.",
  ownership:
    "Until the last payment the home belongs to the Seller, who may neither sell nor mortgage it without the Buyer’s consent in writing. Within 30 days after the last payment the Seller transfers it to the Buyer at the Land Office, free of mortgages and debts.",
  possession:
    "The Buyer receives the keys when the down payment has arrived. From then on the Buyer may live in the home or let it, for a month or longer at a time. The Buyer keeps it in good order, keeps the rules of the building, and makes no structural change without the Seller’s consent in writing.",
  fees: "From the day of the keys the Buyer pays water, electricity, internet and the common fee of the building. The Seller pays insurance of the structure and the taxes of an owner until the transfer. At the Land Office each side pays half of the transfer fee; the Seller pays business tax or stamp duty and the withholding tax. If an instalment is late, the Seller may charge a reasonable late fee and tells the Buyer in writing its amount and when it is due. The Buyer owes the Seller no other fee.",
  succession:
    "If the Buyer dies, the heirs may carry this contract on, and all that was paid counts for them. With the Seller’s consent in writing the Buyer may hand this contract over to another person. The Seller’s heirs and successors are bound by this contract too.",
  law: "Thai law applies. Changes and additions are valid only in writing, signed by both sides. If a part of this contract is void, the others stay valid.",
};
