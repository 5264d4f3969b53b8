/**
 * An address of a visitor's own, as request headers. The site limits sign-ins by address and minute, and forms by address
 * and day, so journeys that send many must not share one.
 */
export function ownAddress(): Record<string, string> {
  const numbers = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250));
  return { "cf-connecting-ip": `10.${numbers.join(".")}` };
}
