/** A failed section is logged and not rendered; this is the log. @spec catalogue 8.1 */
export function reportFailure(error: unknown): void {
  // Node has no reportError; there the server's own log already has the failed call.
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
}

/** Waits for sections that may fail without failing the page. */
export async function settleSections(sections: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(sections))
    if (outcome.status === 'rejected') reportFailure(outcome.reason)
}
