/** Runs `syncOnce` now and after every change on this device, one after the other. Returns the function that stops it. */
export function keepInStep(
  listen: (listener: () => void) => () => void,
  syncOnce: () => Promise<void>,
): () => void {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const sync = () => {
    running = running.then(() => (isStopped ? undefined : syncOnce())).catch(reportFailure);
  };
  const stopListening = listen(sync);
  sync();
  return () => {
    isStopped = true;
    stopListening();
  };
}

/** Nothing is lost: the next change or sign-in merges again. */
function reportFailure(error: unknown): void {
  console.warn("Homes are not synchronised now.", error);
}
