/** How to reach us. A messenger without an account is not offered. */
import * as v from "valibot";
import { optionalMatch, requiredText } from "./text-schema.ts";

const handle = optionalMatch(/^[A-Za-z0-9][\w.-]{2,63}$/, 'must be a handle without "@"');

export const contactSchema = v.object({
  phone: v.pipe(
    requiredText(24),
    v.regex(/^\+\d(?:[ -]?\d){6,14}$/, "must be an international number, such as +66 38 123 456"),
  ),
  email: v.pipe(requiredText(254), v.email("must be an e-mail address")),
  messengers: v.object({
    whatsapp: optionalMatch(/^\d{7,15}$/, "must be an international number in digits alone"),
    line: handle,
    telegram: handle,
    wechat: handle,
  }),
});
export type Contact = v.InferOutput<typeof contactSchema>;
