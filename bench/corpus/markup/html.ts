const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("</", "<\\/");
}
