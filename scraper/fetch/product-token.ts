/** What robots.txt, robots meta elements and X-Robots-Tag call us (RFC 9309 §2.2.1). */
export const productToken = "BaanTawanBot";
