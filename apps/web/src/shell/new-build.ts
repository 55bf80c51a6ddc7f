/**
 * A page outlives its build: a new one is on the server, and the parts of the old that the page has not loaded yet are gone. Where
 * one is needed, the page goes over to the new build at the same address; once, so that what is missing for good is told.
 * @spec product 1.2
 */
const KEY = 'left-build'
// Named by what is in it and in all that it may load: every build has another.
const OURS = import.meta.url

const lost = new WeakSet<object>()

/** Remembers which errors are of the build's loader; once, in the browser. */
export function noteLostParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => lost.add(payload))
}

/** Whether the error is that a part of the app did not come. */
export const isLostPart = (error: unknown): boolean => error instanceof Error && lost.has(error)

/** Loads the page anew where `error` is that its build is gone, and does not settle then; else it throws `error` again. */
export async function orNewBuild(error: unknown): Promise<never> {
  if (!isLostPart(error) || !(await isGone()) || !leaveOnce()) throw error
  location.reload()
  return new Promise(() => undefined)
}

async function isGone(): Promise<boolean> {
  try {
    return (await fetch(OURS, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

function leaveOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === OURS) return false
    sessionStorage.setItem(KEY, OURS)
    return true
  } catch {
    // Without storage nothing would end the loading.
    return false
  }
}
