/** A GET form. The router follows the address made from its fields; without JavaScript the browser does. */
import type { ComponentProps, SubmitEvent } from "react";
import { useRouter } from "./router-context.ts";

type FormProps = Omit<ComponentProps<"form">, "action"> & {
  /** A path without the language prefix. */
  action: string;
};

export function Form({ action, onSubmit, ...rest }: FormProps) {
  const router = useRouter();
  const href = router.createHref(action);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(`${href}?${writeAnswers(new FormData(event.currentTarget))}`);
  };
  return <form method="get" action={href} {...rest} onSubmit={submit} />;
}

/** As a browser writes them: a file becomes its name. */
export function writeAnswers(answers: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, value] of answers) asked.append(name, typeof value === "string" ? value : value.name);
  return asked;
}
