/** Browsers inside LINE, WeChat, Facebook and Instagram: Google and others refuse to sign in there. */
export function isInAppBrowser(userAgent: string): boolean {
  return /\bLine\/|MicroMessenger|FBAN|FBAV|FB_IAB|Instagram/.test(userAgent);
}
