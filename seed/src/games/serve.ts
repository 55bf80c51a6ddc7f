/** Serves the games straight from the sources, for development: node seed/src/games/serve.ts [port] */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { RECORDS } from '../records/records.ts'
import { type BundleFile, bundleOf, hasGame } from './bundle.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
}
const titles = new Map(
  RECORDS.filter(({ facts }) => facts.kind === 'game').map(({ key, texts }) => [
    key.slice('games/'.length),
    texts.de.title,
  ]),
)

async function answer(address: string): Promise<{ type: string; body: Buffer | string } | null> {
  const [, name = '', ...rest] = new URL(address, 'http://localhost').pathname.split('/')
  const title = titles.get(name)
  if (title === undefined || !hasGame(name)) return null
  const path = rest.join('/') || 'index.html'
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  if (path === `${name}/robot.js`)
    return { type, body: await readFile(new URL(`../../games/${path}`, import.meta.url)) }
  const file: BundleFile | undefined = bundleOf(name, title).find((one) => one.path === path)
  return file ? { type, body: await file.read() } : null
}

const server = createServer((request, response) => {
  const send = async () => {
    const found = await answer(request.url ?? '/')
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      'cache-control': 'no-store',
    })
    response.end(found?.body ?? [...titles.keys()].filter(hasGame).join('\n'))
  }
  send().catch(() => response.writeHead(500).end())
})
server.listen(Number(process.argv[2] ?? 4300), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${process.argv[2] ?? 4300}/dachkurier/\n`)
})
