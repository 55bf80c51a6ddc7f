/**
 * Two files where splitting by route would make thirty: libraries, which change rarely, and what every page starts with; and two more for what
 * many other pages share. The second is read from the bundler's graph: the entry, the frame around every page and the home, with all that they import. What is
 * imported only when it is wanted (player, sign-up, texts of one language), and what only other pages need, stays apart.
 * Decision 0021.
 */
import type { Plugin } from 'vite'

/** The routes that come with the entry; the code of a route is a module of its own, the route's file with a query. */
const ROUTES_OF_EVERY_PAGE = /\/app\/routes\/(?:__root|index)\.tsx(?:\?|$)/

/** Libraries of every page. Others, such as icons, come with what uses them: an import of react-query names more than is used. */
const FRAMEWORK =
  /node_modules\/(?!hls\.js|lucide|.*(?:useQueries|queriesObserver|InfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver))/

/**
 * What other pages call, and what they are put together from: some fifty bytes to some hundred each. In a file each they made the app larger,
 * which names them all for every page that uses them.
 */
const ROUTE_TABLES = /\/packages\/contracts\/src\/(?!.*messages)/
/** Not the boxes for a PIN, which bring the texts of the kids area. */
const PARTS = /\/apps\/web\/src\/ui\/(?!pin-boxes)/

/** The app names every file, and no compression shortens a hash: 42 bits tell two builds of one file apart. */
const HASHED = 'assets/[name]-[hash:7]'

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
          { name: 'app', test: (id) => ids.has(id) && !LIBRARY.test(id), priority: 1 },
          { name: 'routes', test: ROUTE_TABLES },
          { name: 'parts', test: PARTS },
        ],
      },
    }),
  }
}

/** The server writes the addresses of fonts and style sheets into its pages: both builds name them alike. */
export function namesOfAssets(): Plugin {
  return {
    name: 'quintet:names-of-assets',
    apply: 'build',
    outputOptions: (options) => ({ ...options, assetFileNames: `${HASHED}[extname]` }),
  }
}

/**
 * What the entry, the frame and the home import, and what that imports, by the ids of the modules. Not the entry itself: it stays a file of its
 * own, since the app is fetched before a page's state is put where the entry reads it.
 */
export function modulesOfFirstLoad(
  ids: readonly string[],
  moduleOf: (id: string) => Module | null,
): Set<string> {
  const entries = new Set(ids.filter((id) => moduleOf(id)?.isEntry))
  const found = new Set([...entries, ...ids.filter((id) => ROUTES_OF_EVERY_PAGE.test(id))])
  // A set's walk goes on over what is added to it meanwhile.
  for (const id of found) for (const imported of moduleOf(id)?.importedIds ?? []) found.add(imported)
  return found.difference(entries)
}
