/** The app's own files and the one page that opens without a network. Nothing of a person is among them: they are asked for without cookies. */
import type { Build } from './scope.ts'

const PREFIX = 'build-'
/** Pages that are open may belong to the build before. */
const BUILDS_KEPT = 2

const NAMED = /["'](\/(?:assets|brand)\/[^"'\s]+)["']/g

/** Takes everything of a build in; rejects where something does not come, and the build before stays. */
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

/** The newest builds stay. */
export async function dropOldBuilds({ version }: Build): Promise<void> {
  // In the order in which they came.
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const others = builds.filter((name) => name !== PREFIX + version)
  for (const name of others.slice(0, Math.max(0, others.length - BUILDS_KEPT + 1))) await caches.delete(name)
}

/** A file of a build: from here where it is, since a name never means other bytes. */
export async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The page of what is kept, as the newest build has it. */
export async function storedPage({ version }: Build, page: string): Promise<Response | undefined> {
  return (await caches.open(PREFIX + version)).match(page)
}
