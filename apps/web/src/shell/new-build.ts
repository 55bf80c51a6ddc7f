/**
 * Reloads the page when a part of the app cannot be loaded. A page may outlive its build: the server has a new one, and the old one's
 * unloaded parts are gone. Or the connection was lost while a part was loading, and the browser never requests it again in this page. The
 * page is reloaded at the same address, but not again within a minute, so that a permanent failure is shown.
 * @spec product 1.2, product 2.10
 */
const KEY = 'left-build'
const AGAIN_AFTER_MS = 60_000
// The file name contains a hash of its content and of all that it may load: it differs in every build.
const OURS = import.meta.url

const lost = new WeakSet<object>()
let wasOffline = false

/** Records the errors of the bundler's loader, and whether the connection was ever lost; called once, in the browser. */
export function noteLostParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload)
    keepRouterHere(payload)
  })
  addEventListener('offline', () => (wasOffline = true))
}

// The router reloads a page whose component failed to load, but offline there would be no page; it does so once per message.
function keepRouterHere({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without storage the router does not reload.
  }
}

/** True if the error means that a part of the app failed to load. */
export const isLostPart = (error: unknown): boolean => error instanceof Error && lost.has(error)

/** Reloads the page if `error` means that a part failed to load, and then never settles; otherwise throws `error` again. */
export async function orNewBuild(error: unknown): Promise<never> {
  if (!isLostPart(error) || !(await helpsToLeave()) || !leaveOnce()) throw error
  location.reload()
  return new Promise(() => undefined)
}

/** True if the build is gone, or the connection is back. */
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
    // Without storage, nothing would stop repeated reloading.
    return false
  }
}
