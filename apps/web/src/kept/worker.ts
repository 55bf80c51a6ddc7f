/** The service worker: there only where something is kept, or the app is installed. */
import { trustedScriptAddress } from './trusted-script.ts'

const ADDRESS = '/service-worker.js'

/** Whether this browser can keep anything: on plain http, and in some private windows, it cannot. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'indexedDB' in globalThis && crypto.subtle !== undefined
}

/** Resolves once pages open without a network. */
export async function readyWorker(): Promise<void> {
  // In development the bundler answers; it has no service worker.
  if (import.meta.env.DEV) return
  await navigator.serviceWorker.register(trustedScriptAddress(ADDRESS) as string)
  await navigator.serviceWorker.ready
}

/** What is kept is another one: the service worker looks again. `contact`: it asks the service what stays, too. */
export function tellWorker(what: 'changed' | 'contact'): void {
  navigator.serviceWorker.controller?.postMessage(what)
}

/** Nothing is kept any more. */
export async function dismissWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
