/** How many test files run at a time. */
import { availableParallelism } from "node:os";

/** A file with a workerd and a Postgres of its own takes about a gigabyte. */
const most = 6;

/** One more than there are cores: a quarter of the time a file waits, for clocks, queues and servers. */
export const testWorkers = Math.min(availableParallelism() + 1, most);
