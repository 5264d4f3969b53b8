/** Remembers the card that was moved by keys, so that the focus follows it into its new column. */
export class CardFollower {
  #leadId: string | undefined;

  start(leadId: string): void {
    this.#leadId = leadId;
  }

  /** True once, for the card that arrives. */
  take(leadId: string): boolean {
    if (this.#leadId !== leadId) return false;
    this.#leadId = undefined;
    return true;
  }
}
