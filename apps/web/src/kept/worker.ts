/** The service worker: registered only if something is saved or the app is installed. */
import { trustedScriptAddress } from './trusted-script.ts'

const ADDRESS = '/service-worker.js'

/** True if this browser can save titles: not on plain http, nor in some private windows. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'indexedDB' in globalThis && crypto.subtle !== undefined
}

/** Resolves once pages open offline. */
export async function readyWorker(): Promise<void> {
  // In development, the bundler serves the files and there is no service worker.
  if (import.meta.env.DEV) return
  await navigator.serviceWorker.register(trustedScriptAddress(ADDRESS) as string)
  await navigator.serviceWorker.ready
}

/** Tells the service worker to reload its list of saved titles; `contact` also makes it ask the service which may stay. */
export function tellWorker(what: 'changed' | 'contact'): void {
  navigator.serviceWorker.controller?.postMessage(what)
}

/** Unregisters the service worker when nothing is saved any more. */
export async function dismissWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
