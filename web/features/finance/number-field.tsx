/** A field for a figure that may stay empty. The caller gets null unless the figure can be used. */
import { useState } from "react";
import * as v from "valibot";
import { TextField } from "../../components/controls/text-field.tsx";

type NumberFieldProps = {
  label: string;
  hint?: string;
  /** Checks what was typed. */
  schema: v.GenericSchema<string, number>;
  /** Says what to enter. */
  wrong: string;
  onNumber: (value: number | null) => void;
};

export function NumberField({ label, hint, schema, wrong, onNumber }: NumberFieldProps) {
  const [text, setText] = useState("");
  const isWrong = text.trim() !== "" && !v.is(schema, text);
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong ? wrong : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        const read = v.safeParse(schema, typed);
        onNumber(read.success ? read.output : null);
      }}
    />
  );
}
