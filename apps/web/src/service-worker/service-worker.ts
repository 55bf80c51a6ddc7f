/**
 * The service worker: small, and registered only if something is saved. Offline, it serves the app's files, one page and the saved titles;
 * it caches no API response and no personal page. @spec decisions 11.32
 */
import { takeContact } from '../kept/contact.ts'
import { readLanguage, readTitles } from '../kept/store.ts'
import { dropOldBuilds, fileOf, storeBuild, storedPage } from './build-cache.ts'
import { keptAnswer, lookAgain } from './kept-answers.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'

const scope = globalThis as unknown as WorkerScope
const { BUILD } = scope

const KEPT_PAGE = '/kept'
/** Navigation targets that are not pages of the app. */
const NO_PAGE = /^\/(?:api|media|operator|rest|feeds|live|ready)(?:\/|$)/
const FILES = /^\/(?:assets|brand)\//

void lookAgain().catch(() => undefined)

scope.addEventListener('install', (event) => {
  event.waitUntil(storeBuild(BUILD).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const start = async () => {
    await dropOldBuilds(BUILD)
    // Starting this script takes as long as a request, so both begin at once.
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(start())
})

scope.addEventListener('message', (event) => {
  event.waitUntil(event.data === 'contact' ? contact() : lookAgain())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(url.pathname)) event.respondWith(pageFor(event, url))
  } else if (FILES.test(url.pathname)) event.respondWith(fileOf(request))
  else {
    const answer = keptAnswer(request, url)
    if (answer) event.respondWith(answer)
  }
})

/** Loads the page from the network, and makes contact; offline, returns the page of saved titles for any address. */
async function pageFor(event: FetchEvent, { pathname }: URL): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(contact())
    return answer
  } catch (error) {
    if ((await readTitles()).length === 0) throw error
    if (pathname !== KEPT_PAGE) return Response.redirect(KEPT_PAGE)
    const page = await storedPage(BUILD, `${KEPT_PAGE}?lang=${await readLanguage()}`)
    if (!page) throw error
    return page
  }
}

/** When nothing saved is left, this script unregisters itself. */
async function contact(): Promise<void> {
  const had = (await readTitles()).length > 0
  if (!had) return
  await takeContact()
  await lookAgain()
  if ((await readTitles()).length > 0) return
  await scope.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
