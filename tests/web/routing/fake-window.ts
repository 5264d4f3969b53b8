/** As much of a browser's window as the router asks for: an address, its history, and the way back. */
export class FakeWindow extends EventTarget {
  #entries: URL[];
  #states: unknown[] = [null];

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

  history = this.#makeHistory();

  #makeHistory() {
    const states = () => this.#states;
    return {
      scrollRestoration: "auto",
      get state() {
        return states().at(-1);
      },
      pushState: (state: unknown, _title: string, url: URL) => {
        this.#entries.push(url);
        this.#states.push(state);
      },
      replaceState: (state: unknown, _title: string, url: URL) => {
        this.#entries.splice(-1, 1, url);
        this.#states.splice(-1, 1, state);
      },
      back: () => this.back(),
    };
  }

  /** The effect of a press on a link to a fragment: the browser itself moves within the page. */
  followFragment(hash: string): void {
    this.#entries.push(new URL(hash, this.location));
    this.#states.push(null);
    this.dispatchEvent(new Event("popstate"));
  }

  back(): void {
    this.#entries.pop();
    this.#states.pop();
    this.dispatchEvent(new Event("popstate"));
  }
}
