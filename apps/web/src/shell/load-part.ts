import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { orNewBuild } from './new-build.ts'
import { reportFailure } from './report.ts'

/**
 * Loads a part of the app. Without a network it waits until there is one, as the notice promises: a page that is open stays.
 * With one it throws what `load` threw.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  // A module that did not come once is never asked for again by some browsers, Chromium 153 among them: no asking before there is a network.
  // What a service worker holds comes without one.
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
        // The build's loader asks for a style sheet once only.
        for (const link of styles) link.replaceWith(link.cloneNode())
        styles.clear()
      }
  } finally {
    stopped.abort()
  }
}

const comesOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** A component that is loaded when it is first rendered; where its build is gone, the page goes over to the new one. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadPart(load).catch(orNewBuild) }))
