/**
 * A page outlives its build: a new one is on the server, and the parts of the old that the page has not loaded yet are gone. Or the
 * connection was lost while one was on its way, which the browser never asks for again in this page. Where such a part is needed, the
 * page is loaded anew at the same address; not again within a minute, so that what is missing for good is told.
 * @spec product 1.2, product 2.10
 */
const KEY = 'left-build'
const AGAIN_AFTER_MS = 60_000
// Named by what is in it and in all that it may load: every build has another.
const OURS = import.meta.url

const lost = new WeakSet<object>()
let wasOffline = false

/** Remembers which errors are of the build's loader, and whether the connection was ever lost; once, in the browser. */
export function noteLostParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => lost.add(payload))
  addEventListener('offline', () => (wasOffline = true))
}

/** Whether the error is that a part of the app did not come. */
export const isLostPart = (error: unknown): boolean => error instanceof Error && lost.has(error)

/** Loads the page anew where `error` is that a part did not come, and does not settle then; else it throws `error` again. */
export async function orNewBuild(error: unknown): Promise<never> {
  if (!isLostPart(error) || !(await helpsToLeave()) || !leaveOnce()) throw error
  location.reload()
  return new Promise(() => undefined)
}

/** Whether the build is gone, or there is a connection again. */
async function helpsToLeave(): Promise<boolean> {
  try {
    const { ok, status } = await fetch(OURS, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || (ok && wasOffline)
  } catch {
    return false
  }
}

function leaveOnce(): boolean {
  try {
    const [build, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (build === OURS && Date.now() - Number(at) < AGAIN_AFTER_MS) return false
    sessionStorage.setItem(KEY, `${OURS} ${Date.now()}`)
    return true
  } catch {
    // Without storage nothing would end the loading.
    return false
  }
}
