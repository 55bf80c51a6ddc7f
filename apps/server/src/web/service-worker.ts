/** Serves the service worker's script at the origin's root, with the files of this build, so that each build has a different script. */
import { createHash } from 'node:crypto'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { App } from '@quintet/platform/http/app'
import { compress, sendBody } from '@quintet/platform/http/encoding'
import type { Renderer } from './renderer.ts'

const ADDRESS = '/service-worker.js'
/** Opens offline: apps/web/src/app/routes/kept.tsx. */
const PAGES = LANGUAGES.map((language) => `/kept?lang=${language}`)

/** @spec decisions 11.32 */
export async function serviceWorkerRoute(
  app: App,
  { serviceWorker, assets }: Renderer,
  brand: OpenBrand,
): Promise<void> {
  if (serviceWorker === null) return
  const files = [...assets.keys(), ...brand.files.keys(), brand.page.files.touchIcon]
  const version = createHash('sha256')
    .update(`${files.join()}${serviceWorker}`)
    .digest('base64url')
    .slice(0, 12)
  const build = JSON.stringify({ version, files, pages: PAGES })
  const type = 'text/javascript; charset=utf-8'
  const body = await compress(`self.BUILD=${build};\n${serviceWorker}`, 9, type)
  app.get(ADDRESS, (request, reply) => {
    reply
      // Browsers check for a new one on each page.
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      // It fetches only from this origin, and loads no further script.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; script-src 'self'")
    return sendBody(request, reply, body)
  })
}
