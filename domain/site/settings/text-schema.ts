/** Texts of the settings: trimmed, storable, of a length that fits their place. */
import * as v from "valibot";
import { storableText } from "../storable-text.ts";

export const optionalText = (most: number) =>
  v.pipe(storableText, v.trim(), v.maxLength(most, `must have at most ${most} characters`));

export const requiredText = (most: number) => v.pipe(optionalText(most), v.nonEmpty("must not be empty"));

/** A text of this form, or nothing. */
export const optionalMatch = (form: RegExp, problem: string, most = 200) =>
  v.pipe(
    optionalText(most),
    v.check((text) => text === "" || form.test(text), problem),
  );

/** A path of our own site. Two slashes would lead to another one. */
export const sitePath = /^\/(?!\/)[\w./-]*$/;
export const webAddress = /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/;
