/** What the office does with the offer of a home: look at its pictures, and make a draft home of it. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Json } from "../../../../domain/database.ts";
import { draftOfOffer } from "../../../../domain/offers/draft-of-offer.ts";
import { readOfferAnswers } from "../../../../domain/offers/offer-fields.ts";
import { toSlug } from "../../../../domain/listings/slug.ts";
import { fileBucket } from "../../../../domain/papers/private-files.ts";
import { saveListing } from "../../../backend/saved-listing.ts";
import { readObject, storePicture } from "../../../backend/storage.ts";
import { callersBackend, callersSiteBackend, dataOf } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";
import { leadAnswer } from "./lead-answer.ts";

const fileSchema = v.object({ ...idSchema.entries, file: v.pipe(v.string(), v.uuid()) });

type OpenedPicture = {
  object: string;
  digest: string;
  contentType: "image/jpeg" | "image/png" | "image/webp";
};
type Draft = { id: string; seen: string; images: string[] };

const endings = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
/** A Worker has six connections. */
const picturesAtOnce = 3;

export const leadOffers = new Hono<SignedInContext>()
  .get("/:id/pictures", validate("param", idSchema), async (c) => {
    const files = callersBackend(c).from("private_files");
    const found = await files.select("id").eq("lead_id", c.req.valid("param").id).order("stored_at");
    return c.json({ pictures: dataOf(found).map(({ id }) => id) });
  })
  .get("/:id/pictures/:file", validate("param", fileSchema), async (c) => {
    const { id, file } = c.req.valid("param");
    const [picture] = await openPictures(c, id, file);
    if (!picture) throw new ApiError("not_found", "There is no such picture. It may have been deleted.");
    const bytes = await readPicture(c, picture);
    return c.body(bytes, 200, { "content-type": picture.contentType });
  })
  // Pressed again, it goes on where it was cut off.
  .post("/:id/home", validate("param", idSchema), async (c) => {
    const { id } = c.req.valid("param");
    const leads = callersBackend(c).from("leads");
    const [lead] = dataOf(await leads.select("answers").eq("id", id).eq("kind", "offer"));
    if (!lead) throw new ApiError("no_such_enquiry", "There is no such offer, or it is not yours.");
    const offer = readOfferAnswers(lead.answers);
    if (!offer)
      throw new ApiError("offer_incomplete", "This offer lacks what a home needs. Add the home by hand.");
    const changes = draftOfOffer(offer);
    const slug = toSlug(changes.title ?? "", crypto.randomUUID().slice(0, 6), changes);
    const answer = await callersBackend(c).rpc("draft_home_of_offer", {
      for_lead: id,
      changes: { ...changes, slug } as Json,
    });
    const draft = leadAnswer<Draft>(answer);
    await takePictures(c, id, draft);
    return c.json({ id: draft.id }, 201);
  });

/** Copies what the draft does not have yet into the pictures of homes. Those of the offer still go after 30 days. */
async function takePictures(
  c: Context<SignedInContext>,
  lead: string,
  { id, seen, images }: Draft,
): Promise<void> {
  const pictures = (await openPictures(c, lead)).filter(
    (picture) => !images.includes(`/img/${pathOf(id, picture)}`),
  );
  const taken: string[] = [];
  for (let first = 0; first < pictures.length; first += picturesAtOnce) {
    const some = pictures.slice(first, first + picturesAtOnce);
    taken.push(...(await Promise.all(some.map((picture) => takePicture(c, id, picture)))));
  }
  if (taken.length === 0) return;
  const saved = await saveListing(c, { id, seen, changes: { images: [...images, ...taken] } });
  if (!saved.ok) throw new ApiError("changed_meanwhile", "The home was changed meanwhile. Press again.");
}

async function takePicture(c: Context<SignedInContext>, home: string, picture: OpenedPicture) {
  const path = pathOf(home, picture);
  const { contentType } = picture;
  const bytes = await readPicture(c, picture);
  await storePicture(readConfig(c.env), c.get("accessToken"), path, {
    bytes,
    contentType,
    extension: endings[contentType],
  });
  return `/img/${path}`;
}

function pathOf(home: string, { digest, contentType }: OpenedPicture): string {
  return `uploads/${home}/${digest}.${endings[contentType]}`;
}

async function openPictures(c: Context<SignedInContext>, lead: string, file?: string) {
  const answer = await callersSiteBackend(c).rpc("open_offer_pictures", {
    for_lead: lead,
    // Null is all of them. The types of functions know no nullable arguments.
    only_file: (file ?? null) as string,
  });
  return leadAnswer<OpenedPicture[]>(answer);
}

function readPicture(c: Context<SignedInContext>, { object }: OpenedPicture) {
  return readObject(readConfig(c.env), c.get("accessToken"), fileBucket, object);
}
