/** Whose account a PromptPay ID names. */

/** The kinds differ in length: a phone has 10 digits, a national or tax number 13, an e-wallet 15. */
export function promptPayKind(id: string): "MSISDN" | "NATID" | "EWALLETID" | undefined {
  if (/^0[689]\d{8}$/.test(id)) return "MSISDN";
  if (isThaiNumber(id)) return "NATID";
  return /^\d{15}$/.test(id) ? "EWALLETID" : undefined;
}

/** National and tax numbers have the same check digit, modulo 11. */
function isThaiNumber(id: string): boolean {
  if (!/^\d{13}$/.test(id)) return false;
  const digits = Array.from(id, Number);
  const sum = digits.slice(0, 12).reduce((all, digit, place) => all + digit * (13 - place), 0);
  return (11 - (sum % 11)) % 10 === digits[12];
}
