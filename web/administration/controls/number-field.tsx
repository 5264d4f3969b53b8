/**
 * A field for a number. A browser drops from a pasted text what is no figure, and "3.2 ล้าน" would become 3.2: here a
 * text is taken only if all of it is a number. The wheel scrolls the page instead of changing the number.
 */
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { readWrittenNumber } from "../../../domain/languages/written-number.ts";
import { TextField } from "../../components/controls/text-field.tsx";

/** The browser pastes it as it stands. */
const plain = /^\s*-?\d+(?:\.\d+)?\s*$/;

export function NumberField({ error, onInput, ...field }: ComponentProps<typeof TextField>) {
  const { t } = useTranslation("admin");
  const [isRefused, setIsRefused] = useState(false);
  return (
    <TextField
      inputMode="decimal"
      {...field}
      type="number"
      error={isRefused ? t("pasteNumber") : error}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      onInput={(event) => {
        setIsRefused(false);
        onInput?.(event);
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text/plain");
        if (plain.test(text)) return;
        event.preventDefault();
        const number = readWrittenNumber(text);
        setIsRefused(number === undefined);
        // An input of numbers has no other way to insert at the caret, and this one can be undone.
        if (number !== undefined) document.execCommand("insertText", false, number);
      }}
    />
  );
}
