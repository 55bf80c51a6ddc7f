/** Caches the app's own files and the one page that opens offline. They contain no personal data: they are requested without cookies. */
import type { Build } from './scope.ts'

const PREFIX = 'build-'
/** Open pages may belong to the previous build. */
const BUILDS_KEPT = 2

const NAMED = /["'](\/(?:assets|brand)\/[^"'\s]+)["']/g

/** Caches all of a build; rejects if anything fails to load, and the previous build stays. */
export async function storeBuild({ version, files, pages }: Build): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  await cache.addAll([...files])
  for (const page of pages) {
    const answer = await fetch(page, { credentials: 'omit', cache: 'no-store' })
    if (!answer.ok || answer.redirected) throw new Error(`${page} answered ${answer.status}.`)
    const named = [...(await answer.clone().text()).matchAll(NAMED)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
    const missing = new Set(named.filter((address) => !files.includes(address)))
    await cache.addAll([...missing])
    await cache.put(page, answer)
  }
}

/** Deletes all but the newest builds. */
export async function dropOldBuilds({ version }: Build): Promise<void> {
  // In order of creation.
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const others = builds.filter((name) => name !== PREFIX + version)
  for (const name of others.slice(0, Math.max(0, others.length - BUILDS_KEPT + 1))) await caches.delete(name)
}

/** Returns a file of a build, from the cache if present: the content of a file name never changes. */
export async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** Returns the page of saved titles from the newest build. */
export async function storedPage({ version }: Build, page: string): Promise<Response | undefined> {
  return (await caches.open(PREFIX + version)).match(page)
}
