/**
 * Repeats calls that Postgres rolled back because another call was in their way. Nothing of such a call remains, so
 * it is safe to repeat it. Our functions lock in one order, but an edit in the administration may still conflict with
 * them.
 */
import * as v from "valibot";

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Random, so that calls that met once do not meet again. */
const longestWaitMs = 100;

/** A deadlock and a serialisation failure. */
const takenBackSchema = v.pipe(v.string(), v.parseJson(), v.object({ code: v.picklist(["40P01", "40001"]) }));

export function repeatWhenTakenBack(send: Send, tries: number): Send {
  return async (input, init) => {
    let response = await send(input, init);
    for (let made = 1; made < tries && (await wasTakenBack(response)); made += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestWaitMs * made));
      response = await send(input, init);
    }
    return response;
  };
}

/** PostgREST answers 500 for both. */
async function wasTakenBack(response: Response): Promise<boolean> {
  return response.status === 500 && v.is(takenBackSchema, await response.clone().text());
}
