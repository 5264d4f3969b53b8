import * as v from "valibot";
import { CannotAsk, notSet } from "../cannot-ask.ts";
import type { Check } from "../check.ts";
import { error } from "../finding.ts";
import { readJson } from "../read-answer.ts";

const bucket = "listing-images";
const remedy = "Check SUPABASE_SECRET_KEY in .env.deploy.";

/** Storage answers a missing bucket with status 400 and its own code in the body. */
const failureSchema = v.object({ statusCode: v.optional(v.string()) });

const bucketSchema = v.object({
  public: v.boolean(),
  file_size_limit: v.nullish(v.number()),
  allowed_mime_types: v.nullish(v.array(v.string())),
});

/** The bucket for listings' pictures is there and public. */
export const pictureBucket: Check = {
  name: "bucket for pictures",
  step: 7,
  when: "after",
  async run({ supabase }) {
    if (!supabase.secretKey) throw notSet("SUPABASE_SECRET_KEY");
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
    const found = await readJson("Supabase Storage", remedy, response, bucketSchema);
    if (found.public) return judgeLimits(found);
    return [
      error(
        `The bucket "${bucket}" is private, so no picture is shown.`,
        "Make it public: Supabase dashboard → Storage.",
      ),
    ];
  },
};

/** The migrations set them, also for a bucket that was there before. */
function judgeLimits({
  file_size_limit: size,
  allowed_mime_types: types,
}: v.InferOutput<typeof bucketSchema>) {
  if (size && types && types.length > 0) return [];
  return [
    error(
      `The bucket "${bucket}" takes files of any size or kind.`,
      "Set 10 MB and image/jpeg, image/png, image/webp, image/avif: Supabase dashboard → Storage → the bucket → Edit.",
    ),
  ];
}
