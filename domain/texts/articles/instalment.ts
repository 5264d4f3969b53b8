/** The equal instalment that pays off a loan, with interest on the remaining debt. */

export function instalmentOf({
  principal,
  rate,
  months,
}: {
  principal: number;
  rate: number;
  months: number;
}) {
  const monthly = rate / 100 / 12;
  if (monthly === 0) return principal / months;
  return (principal * monthly) / (1 - (1 + monthly) ** -months);
}
