import { expect, test } from "vitest";
import { guardUrl } from "../../../domain/scraping/guard-url.ts";

const noPrivateHosts = new Set<string>();
const reasonOf = (url: string) => {
  const verdict = guardUrl(url, noPrivateHosts);
  return verdict.ok ? "ok" : verdict.reason;
};

test("Public web addresses pass, without their fragment", () => {
  for (const url of [
    "https://homes.co.th/a?b=1",
    "http://93.184.216.34/",
    "https://[2606:4700::1111]/",
    "https://บ้าน.ไทย/",
  ]) {
    expect([url, reasonOf(url)]).toEqual([url, "ok"]);
  }
  const verdict = guardUrl("https://homes.co.th/a#map", noPrivateHosts);
  expect(verdict.ok && verdict.url.href).toBe("https://homes.co.th/a");
});

test("Private IPv4 is refused in dotted, decimal, octal, hex, short and full-width form", () => {
  const forms = [
    "127.0.0.1",
    "2130706433",
    "017700000001",
    "0x7f000001",
    "0x7f.1",
    "127.1",
    "127.0.0.1.",
    "１２７.０.０.１",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.100.100.200",
    "168.63.129.16",
    "0.0.0.0",
    "0",
    "192.0.0.192",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "%31%32%37.0.0.1",
    "0177.0.0.01",
    "0x7f.0.0x0.1",
    "127.0.0.1..",
    "127。0。0。1",
    "①②⑦.0.0.1",
    "192.168.257",
    "0xA9FEA9FE",
    "025177524776",
  ];
  for (const host of forms) expect([host, reasonOf(`http://${host}/`)]).toEqual([host, "private-address"]);
});

test("IPv6 that is not global unicast, or carries IPv4, is refused", () => {
  const forms = [
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "fe80::1",
    "fd00:ec2::254",
    "fc00::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "3fff::1",
    "100::1",
    "::ffff:a9fe:a9fe",
    "0:0:0:0:0:ffff:7f00:0001",
    "fec0::1",
    "64:ff9b:1::a00:1",
    "2001:0:53aa:64c::1",
    "5f00::1",
  ];
  for (const host of forms) expect([host, reasonOf(`http://[${host}]/`)]).toEqual([host, "private-address"]);
  for (const zone of ["fe80::1%25eth0", "fe80::1%eth0", "::1%1"])
    expect([zone, reasonOf(`http://[${zone}]/`)]).toEqual([zone, "not-a-url"]);
});

test("Local names, metadata names and names that contain an address are refused", () => {
  const names = [
    "localhost",
    "LOCALHOST",
    "localhost.",
    "app.localhost",
    "printer",
    "db.local",
    "metadata.google.internal",
    "router.lan",
    "site.test",
    "127.0.0.1.nip.io",
    "10-0-0-1.sslip.io",
    "localtest.me",
    "x.localtest.me",
    "ｌocalhost",
    "localhost.localdomain",
    "localhost6.localdomain6",
    "LocalHost.LocalDomain.",
    "kubernetes.default.svc",
    "metadata",
    "metadata.goog",
    "metadata.tencentyun.com",
    "instance-data.ec2.internal",
    "localho.st",
    "7f000001.c0a80001.rbndr.us",
    "%6c%6f%63%61%6c%68%6f%73%74",
  ];
  for (const host of names) expect([host, reasonOf(`https://${host}/`)]).toEqual([host, "local-name"]);
});

test("Other schemes, ports, credentials and overlong addresses are refused", () => {
  expect(reasonOf("file:///etc/passwd")).toBe("scheme");
  expect(reasonOf("ftp://homes.co.th/")).toBe("scheme");
  expect(reasonOf("javascript:alert(1)")).toBe("scheme");
  expect(reasonOf("https://user:pass@homes.co.th/")).toBe("credentials");
  expect(reasonOf("https://homes.co.th@127.0.0.1/")).toBe("credentials");
  expect(reasonOf("http://homes.co.th:8080/")).toBe("port");
  expect(reasonOf("http://homes.co.th:443/")).toBe("port");
  expect(reasonOf("https://homes.co.th:443/")).toBe("ok");
  expect(reasonOf("homes.co.th")).toBe("not-a-url");
  expect(reasonOf(`https://homes.co.th/${"a".repeat(2100)}`)).toBe("too-long");
});

test("A private host passes only if its name and port are allowed", () => {
  const allowed = new Set(["127.0.0.1:4100"]);
  expect(guardUrl("http://127.0.0.1:4100/a", allowed).ok).toBe(true);
  expect(guardUrl("http://127.0.0.1:4101/a", allowed).ok).toBe(false);
  expect(guardUrl("http://localhost:4100/a", allowed).ok).toBe(false);
});
