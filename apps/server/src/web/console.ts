/** Serves the console's page and files: a separate build, to which no member page refers. @spec decisions 13.1 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@quintet/domain/basics/languages'
import { escapeHtml } from '@quintet/domain/basics/markup'
import { type Body, compress, sendBody } from '@quintet/platform/http/encoding'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import { readAssets } from './renderer.ts'

const BUILD = fileURLToPath(new URL('../../../console/dist', import.meta.url))
const BASE = '/operator'
const ENTRY = 'src/main.tsx'
const FOREVER = 'public, max-age=31536000, immutable'

const SECURITY = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Films of editors, assembled by a script.
    "media-src 'self' blob:",
    // The preview of a title's page.
    "frame-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

/** Serves the console; throws if it has not been built. */
export async function mountConsole(app: App, { config, brand }: Platform): Promise<void> {
  const manifest = await readManifest()
  for (const [name, asset] of await readAssets(path.join(BUILD, 'assets')))
    app.get(BASE + name, (request, reply) => {
      reply.header('cache-control', FOREVER).header('x-content-type-options', 'nosniff')
      reply.header('cross-origin-resource-policy', 'same-origin')
      return sendBody(request, reply, asset)
    })
  const bodyIn = (language: Language) => compress(pageIn(language), 11, 'text/html; charset=utf-8')
  const pages: Record<Language, Body> = { de: await bodyIn('de'), en: await bodyIn('en') }
  const isHttps = config.publicOrigin?.startsWith('https:') ?? false

  function pageIn(language: Language): string {
    const { file, css = [] } = manifest
    const styles = [brand.page.files.theme, ...css.map((each) => `${BASE}/${each}`)]
    return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="application-name" content="${escapeHtml(brand.name)}">
<title>${escapeHtml(brand.name)} Operator</title>
<link rel="icon" href="${brand.page.files.icon}" type="image/svg+xml">
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<script type="module" src="${BASE}/${file}"></script>
</head>
<body><div id="console"></div></body>
</html>
`
  }

  for (const address of [BASE, `${BASE}/*`])
    app.get(address, (request, reply) => {
      reply.headers(SECURITY).header('cache-control', 'no-cache').header('vary', 'accept-language, cookie')
      if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
      return sendBody(request, reply, pages[languageOf(request)])
    })
}

type Entry = { file: string; css?: string[] }

async function readManifest(): Promise<Entry> {
  const file = path.join(BUILD, '.vite/manifest.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Error('The console is not built. Run script/update.')
  const entry = (JSON.parse(text) as Record<string, Entry>)[ENTRY]
  if (!entry)
    throw new Error('The console’s build is incomplete. Remove apps/console/dist and run script/update.')
  return entry
}
