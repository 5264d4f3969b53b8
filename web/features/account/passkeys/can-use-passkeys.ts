/** Browsers keep passkeys for names only, and never for a bare address such as 127.0.0.1. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  return "PublicKeyCredential" in window && window.isSecureContext && !/^[\d.]+$|:/.test(hostname);
}
