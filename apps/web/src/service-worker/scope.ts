/** What of a service worker's surroundings is used here. The web app is checked with the types of pages, which do not have them. */

type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The answer to a page's request, asked for before this script ran; undefined: it was not. */
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
  /** Written before this script by the server: apps/server/src/web/service-worker.ts. */
  BUILD: Build
}

export type Build = {
  /** Another one for every build and every look of the brand. */
  version: string
  /** Addresses of the app's files. */
  files: readonly string[]
  /** The page of what is kept, in each language. */
  pages: readonly string[]
}
