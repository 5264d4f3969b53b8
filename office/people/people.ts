/**
 * Acts on accounts with Auth's secret key, for the site Worker, which has none. Only the service binding reaches it.
 * Every method of this class can be called through the binding, so it has only one.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { PeopleOutcome, PeopleService, PeopleTask, TaskCaller } from "../../domain/people.ts";
import type { RawEnv } from "../env.ts";
import { carryOut } from "./carry-out.ts";

export class People extends WorkerEntrypoint<RawEnv> implements PeopleService {
  act(caller: TaskCaller, task: PeopleTask): Promise<PeopleOutcome> {
    return carryOut(this.env, caller, task);
  }
}
