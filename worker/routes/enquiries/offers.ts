/**
 * `/api/offers`: asking prices of homes like an owner's, the pictures of an offer, and how much interest an owner's
 * home gets. Nobody needs an account: a pass in the address opens each, and the database is asked with the site's
 * key.
 */
import { Hono } from "hono";
import * as v from "valibot";
import { type AskingRangeAnswer, type Comparable, askingRange } from "../../../domain/offers/asking-range.ts";
import { mostPictures } from "../../../domain/offers/offer-choices.ts";
import { comparedFields, readOfferAnswers } from "../../../domain/offers/offer-fields.ts";
import {
  type OwnersHome,
  type OwnersPageAnswer,
  type SentOfferAnswer,
  isValidOfferPass,
  isValidOwnersPass,
} from "../../../domain/offers/offer-pass.ts";
import type { Json } from "../../../domain/database.ts";
import { fileName } from "../../../domain/papers/private-files.ts";
import { type Backend, jsonOf, siteBackend, writeData } from "../../backend/supabase.ts";
import { personal } from "../../cache/cache-policy.ts";
import type { PublicContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { receiveFile } from "../../files/receive-file.ts";
import { limitLeads, limitMisses } from "../../http/rate-limits.ts";
import { sameOriginOnly } from "../../http/same-origin.ts";
import { validate } from "../../http/validate.ts";

const pass = v.pipe(v.string(), v.maxLength(100));
const reference = v.pipe(v.string(), v.regex(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/));
const linkSchema = v.object({ reference, pass });
const ownersLinkSchema = v.object({ home: v.pipe(v.string(), v.uuid()), pass });
const comparedSchema = v.object(comparedFields);
const pictureSchema = v.object({ reference, digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const aboutSchema = v.object({ name: fileName });
const passSchema = v.object({ "x-offer-pass": pass });

type Compared = v.InferOutput<typeof comparedSchema>;
type SentOffer = { reference: string; answers: unknown; pictures: number };

export const offers = new Hono<PublicContext>()
  .use(sameOriginOnly, async (c, next) => {
    await next();
    c.header("cache-control", personal);
  })
  .get("/range", validate("query", comparedSchema), async (c) => {
    await limitMisses(c);
    const asked = c.req.valid("query");
    const homes = await findComparables(siteBackend(readConfig(c.env)), asked);
    return c.json({ range: askingRange(homes, asked.deal, asked.size) } satisfies AskingRangeAnswer);
  })
  .get("/sent", validate("query", linkSchema), async (c) => {
    await limitMisses(c);
    const link = c.req.valid("query");
    const config = readConfig(c.env);
    if (!(await isValidOfferPass(config.GUIDE_LINK_KEY, link, new Date()))) return c.json(noOffer);
    const backend = siteBackend(config);
    const answer = await backend.rpc("sent_offer", { for_reference: link.reference });
    const sent = jsonOf<SentOffer | null>(answer);
    const facts = sent && readOfferAnswers(sent.answers);
    if (!sent || !facts) return c.json(noOffer);
    const { deal, homeKind, building, area, size } = facts;
    const asked = { deal, homeKind, building, area, size };
    const range = askingRange(await findComparables(backend, asked), deal, size);
    const { pictures } = sent;
    return c.json({
      offer: { reference: sent.reference, facts: asked, pictures, range },
    } satisfies SentOfferAnswer);
  })
  .put(
    "/:reference/pictures/:digest",
    validate("param", pictureSchema),
    validate("query", aboutSchema, "invalid_input"),
    validate("header", passSchema),
    async (c) => {
      const { digest, ...named } = c.req.valid("param");
      const config = readConfig(c.env);
      const link = { ...named, pass: c.req.valid("header")["x-offer-pass"] };
      if (!(await isValidOfferPass(config.GUIDE_LINK_KEY, link, new Date())))
        throw new ApiError(...linkHasEnded);
      await limitLeads(c);
      const backend = siteBackend(config);
      const id = await receiveFile(
        c.req.raw,
        config,
        { digest, name: c.req.valid("query").name },
        {
          accessToken: undefined,
          takes: "pictures",
          begin: async (file) =>
            pictureAnswer(await backend.rpc("begin_offer_picture", { for_reference: named.reference, file })),
          finish: async (file) => writeData(await backend.rpc("finish_offer_picture", { for_file: file })),
        },
      );
      return c.json({ id }, 201);
    },
  )
  .get("/owners-page", validate("query", ownersLinkSchema), async (c) => {
    await limitMisses(c);
    const link = c.req.valid("query");
    const config = readConfig(c.env);
    const isOpen = await isValidOwnersPass(config.GUIDE_LINK_KEY, link, new Date());
    const answer = isOpen && (await siteBackend(config).rpc("owners_page", { for_key: link.home }));
    return c.json({
      home: answer ? jsonOf<OwnersHome | null>(answer) : null,
    } satisfies OwnersPageAnswer);
  });

const noOffer: SentOfferAnswer = { offer: null };
const linkHasEnded = ["not_allowed", "This link takes no more pictures. Send them to our office."] as const;

async function findComparables(backend: Backend, asked: Compared): Promise<Comparable[]> {
  return jsonOf<Comparable[]>(await backend.rpc("comparable_homes", { asked }));
}

function pictureAnswer(answer: Parameters<typeof writeData<Json>>[0]) {
  return writeData(answer, {
    PT404: linkHasEnded,
    PT409: ["too_many_pictures", `An offer has at most ${mostPictures} pictures.`],
  }) as { id: string; object: string; isStored: boolean };
}
