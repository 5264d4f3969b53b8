class StoreError extends Error {
  override name = "StoreError";
}

type Answer<Data> = { data: Data; error: { code?: string } | null; status: number };

/**
 * Returns an answer's data and throws its error, so that a failed query is never mistaken for an empty result. Of the
 * error only its code is kept: its message quotes values.
 */
export function unwrap<Data>(answer: Answer<Data>, doing: string): NonNullable<Data> | null {
  if (answer.error) throw new StoreError(`${doing}: ${answer.error.code || `status ${answer.status}`}`);
  return answer.data ?? null;
}
