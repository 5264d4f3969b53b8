/** As much of a browser's window as the router asks for: an address, its history, and the way back. */
export class FakeWindow extends EventTarget {
  #entries: URL[];

  constructor(address: string) {
    super();
    this.#entries = [new URL(address, "http://site.test")];
  }

  /** Where the browser went by itself. */
  left: string | undefined;

  get location(): URL & { assign: (url: URL) => void } {
    const here = this.#entries.at(-1);
    if (!here) throw new Error("There is no way back from the first page");
    return Object.assign(here, { assign: (url: URL) => void (this.left = url.pathname + url.search) });
  }

  get addresses(): string[] {
    return this.#entries.map(({ pathname, search, hash }) => pathname + search + hash);
  }

  history = {
    pushState: (_state: unknown, _title: string, url: URL) => void this.#entries.push(url),
    replaceState: (_state: unknown, _title: string, url: URL) => void this.#entries.splice(-1, 1, url),
  };

  back(): void {
    this.#entries.pop();
    this.dispatchEvent(new Event("popstate"));
  }
}
