/** A file that is refused as a whole: nothing of it is stored. The administration shows the code. */
export type FeedFailure =
  | "feed-no-file"
  | "feed-empty"
  | "feed-encoding"
  | "feed-zip"
  | "feed-broken-archive"
  | "feed-too-large"
  | "feed-too-many"
  | "feed-element-too-large"
  | "feed-too-deep"
  | "feed-dtd"
  | "feed-not-xml"
  | "feed-not-well-formed"
  | "feed-truncated"
  | "feed-quotes"
  | "feed-no-columns";

export class UnreadableFeedError extends Error {
  override name = "UnreadableFeedError";
  readonly code: FeedFailure;

  constructor(code: FeedFailure) {
    super(`This file cannot be read as a feed (${code}).`);
    this.code = code;
  }
}
