import { createElement, use, type ComponentType } from 'react'
import { loadPart } from './load-part.ts'
import { orNewBuild } from './new-build.ts'

/**
 * A part of a page that arrives apart from it, for pages that may not need it; around it stands a Suspense. Unlike React's own
 * `lazy` it is rendered at once where it is there already: the server, which writes a page in one go, has it by `arrive`.
 */
export function apart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  let arrival: Promise<ComponentType<Props>> | undefined
  // As with `lazyPart`, a page that is open stays where the network is lost meanwhile.
  const start = import.meta.env.SSR ? load : () => loadPart(load).catch(orNewBuild)
  const arrive = () =>
    (arrival ??= start().then((part) => {
      Part = part
      return part
    }))
  function Apart(props: Props) {
    return createElement(Part ?? use(arrive()), props)
  }
  return { Apart, arrive }
}
