/** The name with which a person signs in: an email address, or a phone number with its country code. */
export type SignInAddress = { email: string } | { phone: string };

export function readSignInAddress(text: string): SignInAddress | undefined {
  const typed = text.trim();
  if (typed.includes("@")) {
    return typed.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed)
      ? { email: typed.toLowerCase() }
      : undefined;
  }
  const digits = typed.replace(/^00/, "+").replaceAll(/[\s().-]/g, "");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? { phone: digits } : undefined;
}
