/** Label, hint and error around one control, tied together for assistive technology. */
import { type ReactNode, useId } from "react";
import { CircleAlert } from "lucide-react";

export const controlStyles =
  "min-h-12 w-full rounded-field border border-edge bg-night px-3.5 py-2.5 text-base text-paper transition-colors " +
  "placeholder:text-quiet hover:border-quiet focus-visible:border-lamp focus-visible:outline-1 focus-visible:outline-offset-0 " +
  "aria-invalid:border-coral disabled:opacity-50";

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown, announced and tied to the control when present. */
  error?: string | undefined;
  isLabelHidden?: boolean;
};

type ControlAttributes = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

export function Field({ label, hint, error, isLabelHidden, id, className = "", children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={controlId} className={isLabelHidden ? "sr-only" : "text-sm font-medium text-paper"}>
        {label}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      {error && errorId && <FieldError id={errorId} text={error} />}
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-coral">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      {text}
    </p>
  );
}
