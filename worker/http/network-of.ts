/** Counts the IPv6 addresses of one customer as one: the /64 a provider assigns, with its zeros written out. */

export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [left = [], right = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
