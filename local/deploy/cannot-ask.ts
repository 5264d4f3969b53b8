/** A check could not be made. This is no success, and the remedy says how to make it possible. */
export class CannotAsk extends Error {
  override name = "CannotAsk";
  readonly remedy: string;
  constructor(problem: string, remedy: string, options?: ErrorOptions) {
    super(problem, options);
    this.remedy = remedy;
  }
}
