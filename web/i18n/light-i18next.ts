/**
 * What a page with one fixed language needs of i18next: lookup, plurals, interpolation. The build takes this in
 * i18next's place (vite.config.ts); tests/web/light-i18next.test.ts holds it to the library's answers for every
 * text there is.
 */
type Texts = { [key: string]: string | Texts | undefined };
type Values = Record<string, unknown>;

type InitOptions = { lng: string; resources: Record<string, { translation: Texts }> };
type Plugin = { init?: (instance: LightI18n) => void };

class LightI18n {
  isInitialized = true;
  options = {};
  language = "";
  resolvedLanguage = "";
  languages: string[] = [];
  services = {};
  store = { on: ignore, off: ignore };
  on = ignore;
  off = ignore;
  #texts: Texts = {};
  #plurals = new Intl.PluralRules();

  use(plugin: Plugin): this {
    plugin.init?.(this);
    return this;
  }

  init({ lng, resources }: InitOptions): Promise<void> {
    this.language = lng;
    this.resolvedLanguage = lng;
    this.languages = [lng];
    this.#plurals = new Intl.PluralRules(lng);
    this.#texts = { ...resources[lng]?.translation };
    return Promise.resolve();
  }

  /** Bound to this instance: react-i18next hands out a Proxy of it, which has no private fields. */
  addResourceBundle = (_language: string, _namespace: string, texts: Texts): this => {
    Object.assign(this.#texts, texts);
    return this;
  };

  hasLoadedNamespace(): boolean {
    return true;
  }

  getFixedT() {
    return this.t;
  }

  t = (key: string, values: Values = {}): string | Texts => {
    const text = this.#findPlural(key, values["count"]) ?? find(this.#texts, key);
    if (typeof text === "object" && values["returnObjects"]) return text;
    if (typeof text !== "string") return key;
    return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };

  #findPlural(key: string, count: unknown): string | Texts | undefined {
    if (typeof count !== "number") return undefined;
    const zero = count === 0 ? find(this.#texts, `${key}_zero`) : undefined;
    return zero ?? find(this.#texts, `${key}_${this.#plurals.select(count)}`);
  }
}

export function createInstance(): LightI18n {
  return new LightI18n();
}

/** react-i18next asks for it; keys are always strings here. */
export function keyFromSelector(): string {
  throw new Error("Keys of texts are strings.");
}

function find(texts: Texts, key: string): string | Texts | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[part];
  }
  return found;
}

function ignore(): void {}
