/** A native checkbox in our style. It works without JavaScript. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  error?: string | undefined;
  className?: string;
};

export function Checkbox({ label, error, className = "", ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-snug">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="tick mt-0.5 size-5 shrink-0 cursor-pointer rounded-md"
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}
