/** Addresses that a link in a text may have. Two slashes would lead to another site, and `javascript:` would run. */
export const safeHref = /^(?:\/(?!\/)[^\s\\]*|#[\w-]+|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[\d-]+)$/;
