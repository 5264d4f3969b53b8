/** One screen of signing in: a heading, one question, one gold button. */
import { type ReactNode, useEffect, useRef } from "react";
import { StepForm, type StepFormProps } from "./step-form.tsx";

type StepProps = StepFormProps & {
  title: string;
  lead?: ReactNode;
  /** A step that follows another takes the focus, so that its heading is read out. */
  isLater?: boolean;
  /** Other ways on, below the button. */
  after?: ReactNode;
};

export function Step(props: StepProps) {
  const { title, lead, submit, onSubmit, isBusy, error, isLater = false, children, after } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLater) heading.current?.focus();
  }, [isLater]);
  return (
    <div className="mx-auto w-full max-w-md pb-24">
      <h1 ref={heading} tabIndex={-1} className="text-4xl focus:outline-none">
        {title}
      </h1>
      {lead && <p className="mt-4 text-quiet">{lead}</p>}
      <StepForm {...{ submit, onSubmit, isBusy, error }} className="mt-8">
        {children}
      </StepForm>
      {after && <div className="mt-8 grid justify-items-start gap-3">{after}</div>}
    </div>
  );
}
