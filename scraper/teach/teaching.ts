/**
 * Reads for an admin who is waiting: outside pages, and posts. Only the service binding reaches it. Every method of this
 * class can be called through the binding.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { TaskCaller } from "../../domain/people.ts";
import type { TeachingAnswer, TeachingService, TeachingTask } from "../../domain/scraping/teaching.ts";
import type { RawEnv } from "../env.ts";
import { homesOfPost } from "../extract/posts/homes-of-post.ts";
import { answerTask } from "./answer-task.ts";
import { openShelf } from "./page-shelf.ts";

export class Teaching extends WorkerEntrypoint<RawEnv> implements TeachingService {
  async answer(caller: TaskCaller, task: TeachingTask): Promise<TeachingAnswer> {
    return answerTask(this.env, caller, task, await openShelf());
  }

  async splitPost(text: string): Promise<string[]> {
    return homesOfPost(text);
  }
}
