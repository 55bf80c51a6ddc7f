import { createElement, use, type ComponentType } from 'react'
import { loadPart } from './load-part.ts'
import { orNewBuild } from './new-build.ts'

/**
 * A part of a page that is loaded separately, for pages that may not need it; it must be inside a Suspense. Unlike React's own `lazy`, it
 * renders synchronously if already loaded: the server, which renders a page in one pass, loads it by `arrive`.
 */
export function apart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrival: Promise<ComponentType<Props>> | undefined
  // As with `lazyPart`, an open page stays if the network is lost in the meantime.
  const start = import.meta.env.SSR ? load : () => loadPart(load).catch(orNewBuild)
  const arrive = () => (arrival ??= toldWhenDone(start()))
  function Apart(props: Props) {
    return createElement(use(arrive()), props)
  }
  return { Apart, arrive }
}

/** Notes the outcome on the promise, from where `use` reads it without waiting. */
function toldWhenDone<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}
