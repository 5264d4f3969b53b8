/** Text for HTML, as React writes it. Owners type words; only our code writes HTML. */
const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export function unescapeHtml(text: string): string {
  const written = Object.entries(entities);
  return text.replaceAll(/&[#\w]+;/g, (name) => written.find(([, entity]) => entity === name)?.[0] ?? name);
}
