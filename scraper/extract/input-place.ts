/** Forms carry the map's place: `<input id="latitude" value="12.93">`, and the longitude in the next one. */
export class InputPlace {
  #latitude = "";
  #longitude = "";

  /** Answers the place when both are known. */
  read({ id, name, value }: Record<string, string>): [{ latitude: string; longitude: string }] | null {
    const called = `${name ?? ""} ${id ?? ""}`;
    if (!value) return null;
    if (/lat(?:itude)?\b/i.test(called)) this.#latitude = value;
    else if (/(?:lng|long?|longitude)\b/i.test(called)) this.#longitude = value;
    else return null;
    if (!this.#latitude || !this.#longitude) return null;
    const place = { latitude: this.#latitude, longitude: this.#longitude };
    this.#latitude = "";
    this.#longitude = "";
    return [place];
  }
}
