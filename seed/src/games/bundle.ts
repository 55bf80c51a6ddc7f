/** The files of a game's bundle: its page, the kit and its own files, side by side. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A file of the bundle: its path in it, and its bytes. */
export type BundleFile = { path: string; read: () => Promise<Buffer | string> }

const GAMES = new URL('../../games/', import.meta.url)
const FONT = import.meta
  .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2')
// Files needed only by scripts, and the page's template.
const NOT_SHIPPED: readonly string[] = ['robot.js', 'page.html']

export function hasGame(name: string): boolean {
  return existsSync(new URL(`${name}/`, GAMES))
}

/** Returns the bundle's files, the page last: a folder without it is not yet a game. */
export function bundleOf(name: string, title: string): BundleFile[] {
  return [
    ...filesIn('kit'),
    { path: 'kit/bricolage-grotesque.woff2', read: async () => readFile(fileURLToPath(FONT)) },
    ...filesIn(name),
    { path: 'index.html', read: async () => pageOf(name, title) },
  ]
}

function filesIn(folder: string): BundleFile[] {
  return readdirSync(new URL(`${folder}/`, GAMES))
    .filter((file) => !NOT_SHIPPED.includes(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      read: async () => readFile(new URL(`${folder}/${file}`, GAMES)),
    }))
}

async function pageOf(name: string, title: string): Promise<string> {
  const page = await readFile(new URL('kit/page.html', GAMES), 'utf8')
  return page.replaceAll('{{name}}', name).replaceAll('{{title}}', title.replaceAll('&', '&amp;'))
}
