/** Waits in place for a host's turn if it comes soon; otherwise the caller gets the "not yet" answer. */
export const patienceSeconds = 20;

/** `secondsUntil` returns null for a final answer. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  secondsUntil: (answer: Answer) => number | null,
  longestSeconds = patienceSeconds,
): Promise<Answer> {
  let waited = 0;
  for (;;) {
    const answer = await ask();
    const seconds = secondsUntil(answer);
    if (seconds === null || waited + seconds > longestSeconds) return answer;
    waited += seconds;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
