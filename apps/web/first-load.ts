/**
 * Bundles what per-route splitting would break into thirty files: libraries, which change rarely, in one file, and what every page loads
 * first in another; two more hold what many other pages share. The second is derived from the bundler's graph: the entry, the frame around
 * every page and the home page, with all their imports. What is imported on demand (player, sign-up, texts of one language) and what only
 * other pages need stays separate. Decision 0021.
 */
import type { Plugin } from 'vite'

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
const PARTS = /\/apps\/web\/src\/ui\/(?!pin-boxes)/

/** The app file names every other file, and hashes do not compress: 42 bits are enough to tell two builds of a file apart. */
const HASHED = 'assets/[name]-[hash:7]'

/** What the texts of every language use, about fifty bytes each; otherwise a file each, which the app file would list. */
const SHARED_TEXTS = /\/apps\/web\/src\/texts\/(?:count|locales)\.ts$/

const LIBRARY = /\/node_modules\//

type Module = { isEntry: boolean; importedIds: readonly string[] }

export function firstLoad(): Plugin {
  let ids = new Set<string>()
  return {
    name: 'quintet:first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    buildEnd() {
      ids = modulesOfFirstLoad([...this.getModuleIds()], (id) => this.getModuleInfo(id))
    },
    outputOptions: (options) => ({
      ...options,
      entryFileNames: `${HASHED}.js`,
      chunkFileNames: `${HASHED}.js`,
      codeSplitting: {
        groups: [
          { name: 'framework', test: FRAMEWORK, priority: 2 },
          {
            name: 'app',
            test: (id) => (ids.has(id) || SHARED_TEXTS.test(id)) && !LIBRARY.test(id),
            priority: 1,
          },
          { name: 'routes', test: ROUTE_TABLES },
          { name: 'parts', test: PARTS },
        ],
      },
    }),
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
  const found = new Set([...entries, ...ids.filter((id) => ROUTES_OF_EVERY_PAGE.test(id))])
  // Iterating over a set also visits the members added during the loop.
  for (const id of found) for (const imported of moduleOf(id)?.importedIds ?? []) found.add(imported)
  return found.difference(entries)
}
