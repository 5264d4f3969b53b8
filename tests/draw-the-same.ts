/** Fixes fast-check's seed, so that a failure can be repeated and is caused only by a change of ours. */
import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_121 });
