/** The parts of an address in their order, each said once: a seller's address often names the area already. */
export function placeParts(parts: readonly (string | undefined)[]): string[] {
  const said: string[] = [];
  for (const part of parts) {
    if (part && !said.some((before) => before.split(", ").includes(part))) said.push(part);
  }
  return said;
}
