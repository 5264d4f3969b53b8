import type { ComponentProps } from "react";
import { Field, type FieldTexts, controlStyles } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "className"> & FieldTexts & { className?: string };

/** Grows with its text where the browser can. */
export function TextArea({ label, hint, error, isLabelHidden, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={`${controlStyles} field-sizing-content max-h-96 min-h-32`}
        />
      )}
    </Field>
  );
}
