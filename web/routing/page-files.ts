/** Files of pages by their names in the page table. */
import type { ComponentType } from "react";
import type { PageRow } from "./pages.ts";

export type PageFile = { [name: string]: ComponentType<Partial<NonNullable<PageRow["article"]>>> };

export async function loadPage(
  from: Record<string, () => Promise<PageFile>>,
  file: string,
): Promise<PageFile[string]> {
  const [Page] = Object.values((await from[`../pages/${file}.tsx`]?.()) ?? {});
  if (!Page) throw new Error(`There is no page in ${file}.`);
  return Page;
}
