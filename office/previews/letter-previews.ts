/**
 * Draws letters and replies for the site Worker's editor of texts. It is handed the words, reads the name of the business,
 * the logo and the words in force, and keeps and sends nothing. Only the service binding reaches it.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type {
  AskedLetter,
  DrawnLetter,
  LetterPreviewsService,
} from "../../domain/texts/letters/letter-preview.ts";
import { readLetterTexts } from "../email/read-letter-texts.ts";
import { readSender } from "../email/read-sender.ts";
import type { RawEnv } from "../env.ts";
import { officeOf } from "../office.ts";
import { drawLetter } from "./draw-letter.ts";

export class LetterPreviews extends WorkerEntrypoint<RawEnv> implements LetterPreviewsService {
  async draw(asked: AskedLetter): Promise<DrawnLetter | null> {
    const { database, settings } = officeOf(this.env);
    const [sender, inForce] = await Promise.all([
      readSender(database),
      readLetterTexts(database, asked.locale),
    ]);
    return drawLetter(asked, { ...sender, siteUrl: settings.SITE_URL }, inForce, new Date());
  }
}
