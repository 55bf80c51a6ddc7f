/** Opens the web app: its build, or in development its sources through the bundler. */
import type { PageContext } from '@quintet/contracts/page'
import type { App } from '@quintet/platform/http/app'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { etagOf, type Body } from '@quintet/platform/http/encoding'
import type { PageScripts } from './page-scripts.ts'

export type Renderer = {
  render: (request: Request, context: PageContext) => Promise<Response>
  scripts: PageScripts
  assets: ReadonlyMap<string, Body>
  /** The service worker's script; null in development, which has none. */
  serviceWorker: string | null
}

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url))
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

export async function openRenderer(app: App, isDevelopment: boolean): Promise<Renderer> {
  return isDevelopment ? openSources(app) : openBuild()
}

async function openBuild(): Promise<Renderer> {
  const server = path.join(WEB, 'dist/server/server.js')
  if (!existsSync(server)) throw new Error('The web app is not built. Run script/update, or set WEB_DEV=1.')
  const { renderPage } = (await import(pathToFileURL(server).href)) as { renderPage: Renderer['render'] }
  const client = path.join(WEB, 'dist/client')
  const folder = path.join(client, 'assets')
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file
  const enhance = (await readdir(folder)).find((name) => /^enhance-.*\.js$/.test(name))
  if (!entry || !enhance)
    throw new Error('The web app’s build is incomplete. Remove apps/web/dist and run script/update.')
  const takeOver = await readFile(path.join(client, 'take-over.js'), 'utf8')
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, filesOf(manifest, `src/texts/${language}.ts`)]),
  )
  return {
    render: renderPage,
    scripts: {
      enhance: `/assets/${enhance}`,
      entry: `/${entry}`,
      texts,
      arrival: filesOf(manifest, 'src/features/player/arrival.ts'),
      takeOver,
      takeOverHash: `sha256-${createHash('sha256').update(takeOver).digest('base64')}`,
    },
    assets: await readAssets(folder),
    serviceWorker: await readFile(path.join(client, 'service-worker.js'), 'utf8'),
  }
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Returns the addresses of a chunk and its direct imports. */
function filesOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name]
  const names = [chunk?.file, ...(chunk?.imports ?? []).map((imported) => manifest[imported]?.file)]
  return names.flatMap((file) => (file ? [`/${file}`] : []))
}

// Only a few hundred kB, so every file is kept in memory in the encodings made by the build.
/** Reads the files of a build's folder, keyed by their addresses below it. */
export async function readAssets(folder: string): Promise<Map<string, Body>> {
  const assets = new Map<string, Body>()
  const names = new Set(await readdir(folder))
  await Promise.all(
    [...names]
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map(async (name) => {
        const plain = await readFile(path.join(folder, name))
        const held = async (extension: string) =>
          names.has(name + extension) ? await readFile(path.join(folder, name + extension)) : undefined
        const [br, gzip] = await Promise.all([held('.br'), held('.gz')])
        assets.set(`/assets/${name}`, {
          type: TYPES[path.extname(name)] ?? 'application/octet-stream',
          etag: etagOf(plain),
          plain,
          ...(br ? { br } : {}),
          ...(gzip ? { gzip } : {}),
        })
      }),
  )
  return assets
}

async function openSources(app: App): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    configFile: path.join(WEB, 'vite.config.ts'),
    // Loaded as a native module, because `node --watch` would take a temporary file beside it for a change.
    configLoader: 'native',
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      watch: { ignored: ['**/data/**', '**/dist/**'] },
    },
  })
  app.addHook('onClose', () => vite.close())
  // Before the routes: the bundler serves its own files, everything else goes on to the product.
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(api|media|live|ready)\b/.test(request.url)) return next()
    return vite.middlewares(request.raw, reply.raw, () => next())
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The bundler offers no server environment.')
  return {
    async render(request, context) {
      const { renderPage } = (await ssr.runner.import('/src/app/server.tsx')) as {
        renderPage: Renderer['render']
      }
      return renderPage(request, context)
    },
    // The bundler's pages start the app themselves.
    scripts: {
      enhance: '/src/enhance/enhance.ts',
      entry: '',
      texts: {},
      arrival: [],
      takeOver: '',
      takeOverHash: '',
    },
    assets: new Map(),
    serviceWorker: null,
  }
}
