/** The parts of the service worker's global scope used here. The web app is type-checked with the DOM library, which lacks them. */

type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The response to a page request, sent before this script ran; undefined: none was sent. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

export type MessageEventOfPage = ExtendableEvent & { data: unknown }

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: MessageEventOfPage) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: {
    unregister: () => Promise<boolean>
    navigationPreload?: { enable: () => Promise<void> }
  }
  location: Location
  /** Prepended to this script by the server: apps/server/src/web/service-worker.ts. */
  BUILD: Build
}

export type Build = {
  /** Differs for every build and every brand design. */
  version: string
  /** The addresses of the app's files. */
  files: readonly string[]
  /** The page of saved titles, in each language. */
  pages: readonly string[]
}
