import { isOffline } from '../ui/offline-notice/use-is-offline.ts'

/** A failed section is logged and not rendered; this is the log. @spec catalogue 8.1 */
export function reportFailure(error: unknown): void {
  // Node has no reportError; there the server's own log already has the failed call.
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error)
}

/** Waits for sections that may fail without failing the page; throws if all of them did offline, so that the page says so. */
export async function settleSections(sections: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(sections)
  const failures = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => reason as Error)
  const [first] = failures
  if (first && failures.length === outcomes.length && isOffline()) throw first
  for (const failure of failures) reportFailure(failure)
}
