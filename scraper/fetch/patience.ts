/** Short waits for a host's turn are waited for with the work in hand; after long ones the answer is "not yet". */
export const patienceSeconds = 20;

/** `secondsUntil` is null for an answer that needs no further asking. */
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
