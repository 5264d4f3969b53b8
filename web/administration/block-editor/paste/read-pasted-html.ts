/**
 * HTML of another program in a template, which is only read: nothing in it runs, loads or is shown. What is taken from it
 * goes through the editor's schema, which knows no attribute but a link's address.
 */
import { trustHtml } from "../../../components/page/trust-html.ts";
import { cleanPaste } from "./clean-paste.ts";

export type Pasted = {
  body: HTMLElement;
  /** Pictures that came along as data. */
  files: File[];
  /** How many pictures stay behind: their addresses are of another site or computer. */
  lost: number;
};

/** More is a file, not a text. It is pasted as plain words. */
export const mostHtml = 2_000_000;

export function readPastedHtml(html: string): Pasted {
  const template = document.createElement("template");
  ({ __html: template.innerHTML } = trustHtml(html.replaceAll(/<[^<>]+>/g, withoutHandlers)));
  const body = template.content.ownerDocument.createElement("div");
  body.append(template.content);
  const pictures = [...body.querySelectorAll("img")];
  const files = pictures.flatMap(({ src }) => readDataPicture(src) ?? []);
  for (const picture of pictures) picture.remove();
  cleanPaste(body);
  return { body, files, lost: pictures.length - files.length };
}

/** They would not run, but the browser would report each of them. */
const withoutHandlers = (tag: string) => tag.replaceAll(/[\s/]on\w+(?=\s*=)/gi, " data-was");

function readDataPicture(address: string): File | undefined {
  const [, type, data] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? [];
  if (!type || !data) return undefined;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0));
  return new File([bytes], "", { type });
}
