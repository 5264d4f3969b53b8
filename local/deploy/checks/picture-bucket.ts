import * as v from "valibot";
import { CannotAsk } from "../cannot-ask.ts";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";
import { readJson } from "../read-answer.ts";

const bucket = "listing-images";
const remedy = "Check SUPABASE_SECRET_KEY in .env.deploy.";

/** Storage answers a missing bucket with status 400 and its own code in the body. */
const failureSchema = v.object({ statusCode: v.optional(v.string()) });

/** The bucket for listings' pictures is there and public. */
export const pictureBucket: Check = {
  name: "bucket for pictures",
  when: "after",
  async run({ supabase }) {
    if (!supabase.secretKey) throw new CannotAsk("SUPABASE_SECRET_KEY is not set.", remedy);
    const response = await supabase.ask(`/storage/v1/bucket/${bucket}`, supabase.secretKey);
    if (!response.ok) {
      const { statusCode } = await readJson("Supabase Storage", remedy, response, failureSchema);
      if (response.status === 404 || statusCode === "404") {
        return [
          error(
            `There is no bucket "${bucket}".`,
            `Create it as a public bucket: Supabase dashboard → Storage.`,
          ),
        ];
      }
      throw new CannotAsk(`Supabase Storage answered ${response.status}.`, remedy);
    }
    const found = await readJson("Supabase Storage", remedy, response, v.object({ public: v.boolean() }));
    if (found.public) return [];
    return [
      error(
        `The bucket "${bucket}" is private, so no picture is shown.`,
        "Make it public: Supabase dashboard → Storage.",
      ),
    ];
  },
};
