import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { orNewBuild } from './new-build.ts'
import { reportFailure } from './report.ts'

/**
 * Loads a part of the app. Offline, it waits for a connection, as the notice promises, so that an open page stays. Online, it throws what
 * `load` threw.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  // Some browsers, including Chromium 153, never request a module again after it failed once: nothing is requested while offline. What a
  // service worker has cached loads without a network.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) await comesOnline()
  const stopped = new AbortController()
  const styles = new Set<HTMLLinkElement>()
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') styles.add(target)
  }
  document.addEventListener('error', onError, { capture: true, signal: stopped.signal })
  try {
    for (;;)
      try {
        return await load()
      } catch (error) {
        if (navigator.onLine) throw error
        reportFailure(error)
        await comesOnline()
        // The bundler's loader requests a style sheet only once.
        for (const link of styles) link.replaceWith(link.cloneNode())
        styles.clear()
      }
  } finally {
    stopped.abort()
  }
}

const comesOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** A component loaded when first rendered; if its build is gone, the page reloads with the new one. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadPart(load).catch(orNewBuild) }))
