/** Today's tasks. The function in the database leaves out those that the caller's role does not have. */
import { Hono } from "hono";
import type { Today } from "../../../domain/today.ts";
import { callersBackend, jsonOf } from "../../backend/supabase.ts";
import type { SignedInContext } from "../../context.ts";

export const adminToday = new Hono<SignedInContext>().get("/", async (c) =>
  c.json(jsonOf<Today>(await callersBackend(c).rpc("today"))),
);
