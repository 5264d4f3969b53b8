/** What pages say of the business: its name, contacts, hours and terms, as the owner set them. */
import { Hono } from "hono";
import { answerSite } from "../backend/site-reads.ts";
import type { PublicContext } from "../context.ts";

export const siteRoute = new Hono<PublicContext>().get("/", (c) => answerSite(c));
