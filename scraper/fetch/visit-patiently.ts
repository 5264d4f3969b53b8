/** Discovery holds one message: short waits for the host's turn are waited for, long ones give the message back. */
import type { Visit } from "./visit.ts";

const longestPatienceSeconds = 20;

export async function visitPatiently(ask: () => Promise<Visit>): Promise<Visit> {
  let waited = 0;
  for (;;) {
    const answer = await ask();
    if (answer.kind !== "not-our-turn" || waited + answer.comeBackInSeconds > longestPatienceSeconds)
      return answer;
    waited += answer.comeBackInSeconds;
    await new Promise((resolve) => setTimeout(resolve, answer.comeBackInSeconds * 1000));
  }
}
