/** Writes a letter of the queue, by its kind. */
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { Email } from "../email/write-email.ts";
import { writeReply } from "../email/write-reply.ts";
import { type AlertAddresses, writeAlertLetter } from "./write-alert-letter.ts";
import type { ToldLetter } from "./told-letter.ts";
import { writeCommissionLetter } from "./write-commission-letter.ts";
import { writeContractLetter } from "./write-contract-letter.ts";
import { writeInstalmentLetter } from "./write-instalment-letter.ts";
import { writeOfficeViewingLetter } from "./write-office-viewing-letter.ts";
import { writeReminderLetter } from "./write-reminder-letter.ts";
import { writeReceiptLetter } from "./write-receipt-letter.ts";
import { writeViewingLetter } from "./write-viewing-letter.ts";

/** `linkKey` signs links to pages that open without signing in. `texts` are in the language of the letter. */
export function writeLetter(
  letter: ToldLetter,
  addresses: AlertAddresses,
  texts: LetterTexts,
  linkKey?: string | undefined,
): Promise<Email> {
  switch (letter.kind) {
    case "viewing":
      return letter.audience === "office"
        ? writeOfficeViewingLetter(letter, addresses)
        : writeViewingLetter(letter, addresses, texts, linkKey);
    case "instalment":
      return writeInstalmentLetter(letter, addresses, texts);
    case "contract":
      return writeContractLetter(letter, addresses, texts);
    case "reminder":
      return writeReminderLetter(letter, addresses);
    case "reply":
      return writeReply(letter, addresses, texts);
    case "receipt":
    case "correction":
      return writeReceiptLetter(letter, addresses, texts);
    case "alert":
      return writeAlertLetter(letter, addresses, texts);
    case "commission":
      return writeCommissionLetter(letter, addresses, texts, linkKey);
  }
}
