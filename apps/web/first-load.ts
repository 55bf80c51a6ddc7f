/**
 * Bundles what per-route splitting would break into thirty files: libraries, which change rarely, in one file, and what every page loads
 * first in another; three more hold what the home loads right after and what many other pages share. The second is derived from the bundler's graph: the entry, the frame around
 * every page and the home page, with all their imports. What is imported on demand (player, sign-up, texts of one language) and what only
 * other pages need stays separate. Decision 0021.
 */
import { createHash, type Hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { version, type Plugin } from 'vite'

/** The routes bundled with the entry. A route's code is a module of its own: the route's file with a query. */
const ROUTES_OF_EVERY_PAGE = /\/app\/routes\/(?:__root|index)\.tsx(?:\?|$)/

/**
 * Libraries that every page uses. Others, such as icons, are bundled with the code that uses them; so are the hooks of react-query that
 * only some pages use, although its index imports them all.
 */
const FRAMEWORK =
  /node_modules\/(?!hls\.js|lucide|.*(?:useQueries|queriesObserver|InfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver))/

/**
 * The routes that other pages call and the parts they are built from, about fifty to a few hundred bytes each. As one file each they made
 * the app file larger, because it lists them all for every page that uses them.
 */
const ROUTE_TABLES = /\/packages\/contracts\/src\/(?!.*messages)/
/** Excludes the PIN boxes, which would pull in the texts of the kids area. */
const PARTS = /\/apps\/web\/src\/(?:ui\/(?!pin-boxes)|(?:texts\/format-details|api\/titles\.queries)\.ts$)/

/** 42 bits are enough to tell two builds of a file apart. */
const HASHED = 'assets/[name]-[hash:7]'
/** Files that stay the same in most builds. All others name the app file, which changes with every build, and so do they. */
const LASTING = ['framework', 'rolldown-runtime', 'screen']

/** What the texts of every language use, about fifty bytes each; otherwise a file each, which the app file would list. */
const SHARED_TEXTS = /\/apps\/web\/src\/texts\/(?:count|locales)\.ts$/

/** The parts of a member's home that load by themselves, right after the page. */
const HOME_PARTS = /\/features\/home\/home-parts\.tsx$/
const HOME_ONLY = /\/features\/home\//

const LIBRARY = /\/node_modules\//

type Module = { isEntry: boolean; importedIds: readonly string[] }

export function firstLoad(): Plugin {
  let ids = new Set<string>()
  let rows = new Set<string>()
  let build = ''
  return {
    name: 'quintet:first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()]
      const moduleOf = (id: string) => this.getModuleInfo(id)
      ids = modulesOfFirstLoad(all, moduleOf)
      rows = reachableFrom(
        all.filter((id) => HOME_PARTS.test(id)),
        moduleOf,
      )
      build = hashOfBuild(all)
    },
    outputOptions: (options) => ({
      ...options,
      entryFileNames: `${HASHED}.js`,
      // The app file names every other file, and a hash does not compress unless it is the same for all of them.
      chunkFileNames: ({ name }) => `${LASTING.includes(name) ? HASHED : `assets/[name]-${build}`}.js`,
      codeSplitting: {
        groups: [
          { name: 'framework', test: FRAMEWORK, priority: 3 },
          {
            name: 'app',
            test: (id) => (ids.has(id) || SHARED_TEXTS.test(id)) && !LIBRARY.test(id),
            priority: 2,
          },
          {
            name: 'rows',
            test: (id) => rows.has(id) && !LIBRARY.test(id) && !HOME_ONLY.test(id),
            priority: 1,
          },
          { name: 'routes', test: ROUTE_TABLES },
          { name: 'parts', test: PARTS },
        ],
      },
    }),
  }
}

/** A file's preloads are listed in the app file; what every page has loaded already need not be. */
export const withoutFirstLoad = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !/^assets\/(?:framework|app|rolldown-runtime)-[\w-]{7}\.(?:js|css)$/.test(file))

/** Returns a hash of all that the files are made of. */
function hashOfBuild(ids: readonly string[]): string {
  const hash = createHash('sha256').update(version)
  const sources = new Set(ids.map((id) => id.replace(/\?.*/, '')).filter((id) => path.isAbsolute(id)))
  const recipe = globSync('*.ts', { cwd: import.meta.dirname }).map((name) =>
    path.join(import.meta.dirname, name),
  )
  for (const file of [...sources, ...recipe].toSorted()) addFile(hash, file)
  return hash.digest('base64url').slice(0, 7)
}

function addFile(hash: Hash, file: string): void {
  try {
    hash.update(path.relative(import.meta.dirname, file)).update(readFileSync(file))
  } catch {
    // A module that the bundler made.
  }
}

/** Gives assets the same names in both builds: the server writes the addresses of fonts and style sheets into its pages. */
export function namesOfAssets(): Plugin {
  return {
    name: 'quintet:names-of-assets',
    apply: 'build',
    outputOptions: (options) => ({ ...options, assetFileNames: `${HASHED}[extname]` }),
  }
}

/**
 * Returns the ids of the modules that the entry, the frame and the home import, directly or indirectly. Leaves out the entry itself: it
 * stays a separate file, since the app is fetched before a page's state is put where the entry reads it.
 */
export function modulesOfFirstLoad(
  ids: readonly string[],
  moduleOf: (id: string) => Module | null,
): Set<string> {
  const entries = new Set(ids.filter((id) => moduleOf(id)?.isEntry))
  const found = reachableFrom([...entries, ...ids.filter((id) => ROUTES_OF_EVERY_PAGE.test(id))], moduleOf)
  return found.difference(entries)
}

/** Returns these modules with all that they import, directly or indirectly. */
function reachableFrom(ids: readonly string[], moduleOf: (id: string) => Module | null): Set<string> {
  const found = new Set(ids)
  // Iterating over a set also visits the members added during the loop.
  for (const id of found) for (const imported of moduleOf(id)?.importedIds ?? []) found.add(imported)
  return found
}
