/** Reads and checks the source of the FAQ. */
import * as v from "valibot";
import { headSchema, parseChecked } from "./front-matter.ts";

const line = v.pipe(v.string(), v.trim(), v.nonEmpty());
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

const faqSchema = v.strictObject({
  ...headSchema,
  groups: v.array(
    v.strictObject({
      id,
      title: line,
      questions: v.array(v.strictObject({ id, question: line, answer: line })),
    }),
  ),
});

export function readFaq(text: string, name: string): v.InferOutput<typeof faqSchema> {
  return parseChecked(faqSchema, text, name);
}
