/**
 * Prepares pages for the late take-over: removes the app's scripts and lists its files for the inline script that loads them
 * (apps/web/src/enhance/take-over.ts). Decision 0020.
 * It relies on how TanStack Start 1.169.5 writes its inline scripts; take-over.test.ts checks it against such a page.
 */
import { FILM_ELEMENT_ID } from '@quintet/contracts/page'
import { createHash } from 'node:crypto'
import type { PageScripts } from './page-scripts.ts'

export const STATE_PREFIX = '/assets/state/'

const FILM = new RegExp(`<script type="application/json" id="${FILM_ELEMENT_ID}">[^<]*</script>`)

const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)(?:<\/script>|$)/g
const MODULE_SCRIPT = /<script\b[^<>]*\btype="module"[^<>]*><\/script>/g
const MODULE_PRELOAD = /<link\b[^<>]*\brel="modulepreload"[^<>]*>/g
// Start's inline scripts end by removing themselves, which a module cannot do. Matched only at the end, because the page's data before it
// may contain the same text.
const SELF_REMOVALS = [
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}",
  'document.currentScript.remove()',
]
// Other inline scripts restore the scroll position before the first paint.
const STATE = /data-tsr-stream-part|\$_TSR|\$tsr-stream-boundary/
const BOUNDARY = '/*$tsr-stream-boundary*/'

// React's own script for forms whose action is code: keeps submissions made before the take-over. It does not support a nonce.
const FORM_SCRIPT = '<script id="_R_">'

// Makes hydration expect the page as it was sent: without the removed scripts and preloads.
const FORGET_SCRIPTS =
  'for(const r of Object.values(self.$_TSR.router.manifest.routes)){delete r.scripts;delete r.preloads}'

/** A rendered page: its path and the parameters that change it, its language, and when it was rendered. */
export type Drawn = { page: string; language: string; renderedAt: string }

/** When queries were answered and matches loaded, in milliseconds. */
const TIMES = /\b\d{13}\b/g

/**
 * Prepares a cached page: its state for React goes into a separate file. The file's name does not depend on the rendering time, and its
 * address contains the page, so that another process asked for it can render the same one. The page itself therefore says when it was
 * rendered.
 */
export function prepareVisitorPage(
  html: string,
  scripts: PageScripts,
  { page, language, renderedAt }: Drawn,
): { html: string; state: string; stateName: string } {
  const { bare, state } = takeState(html, () => true)
  const timeless = state.replaceAll(renderedAt, '').replaceAll(TIMES, '')
  const stateName = `${createHash('sha256').update(timeless).digest('base64url').slice(0, 22)}.js`
  const query = String(new URLSearchParams({ page, language }))
  const address = `${STATE_PREFIX}${stateName}?${query.replaceAll('&', '&amp;')}`
  return { html: addLoader(bare, scripts, { state: address, drawnAt: renderedAt }), state, stateName }
}

/**
 * Prepares a page of one viewer: its state for React stays in it, with its nonce, as a function that the loader calls; otherwise a hundred
 * kB would run before the first paint.
 */
export function prepareOwnPage(html: string, scripts: PageScripts, nonce: string): string {
  const { bare, state } = takeState(html.replaceAll(MODULE_SCRIPT, ''), (script) => STATE.test(script))
  const held = bare
    .replace(FORM_SCRIPT, FORM_SCRIPT.replace(' ', ` nonce="${nonce}" `))
    .replace('</body>', () => `<script nonce="${nonce}">self.readState=()=>{${state}}</script></body>`)
  return addArrival(addLoader(held, scripts, { nonce }), scripts, nonce)
}

/** Splits a page into React's state and the rest. */
function takeState(html: string, isState: (script: string) => boolean): { bare: string; state: string } {
  const sources: string[] = []
  const bare = html.replaceAll(SCRIPT, (whole, attributes: string, source: string) => {
    if (/\btype="(?!module)/.test(attributes) || !isState(whole)) return whole
    if (!/\bsrc=/.test(attributes)) sources.push(withoutEnd(source))
    return ''
  })
  return { bare, state: [...sources.filter((source) => source.trim() !== ''), FORGET_SCRIPTS].join(';\n') }
}

/** Returns the script without the ending that Start writes. */
function withoutEnd(script: string): string {
  const source = withoutSuffix(withoutSuffix(script, BOUNDARY), ';')
  const removal = SELF_REMOVALS.find((end) => source.endsWith(end))
  return removal === undefined ? source : withoutSuffix(source, removal)
}

function withoutSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}

/** A film embedded in the page needs part of the player before it needs the app. Decision 0084. */
function addArrival(html: string, { arrival: [arrival, ...imports] }: PageScripts, nonce: string): string {
  if (!arrival) return html
  const preloads = imports.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}"/>`)
  const script = `<script type="module" async src="${arrival}" nonce="${nonce}"></script>`
  return html.replace(FILM, (film) => [...preloads, film, script].join(''))
}

/** The app's files are listed but not fetched, so that visible content loads first. */
function addLoader(
  html: string,
  scripts: PageScripts,
  { state, drawnAt, nonce }: { state?: string; drawnAt?: string; nonce?: string },
): string {
  const preloaded = [...html.matchAll(MODULE_PRELOAD)].map(
    ([link]) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? '',
  )
  const texts = scripts.texts[/<html\b[^<>]*\blang="(\w+)"/.exec(html)?.[1] ?? ''] ?? []
  const files = new Set([...preloaded, ...texts])
  files.delete(scripts.entry)
  const loader = [
    '<script',
    nonce ? ` nonce="${nonce}"` : '',
    state ? ` data-state="${state}"` : '',
    drawnAt ? ` data-drawn-at="${drawnAt}"` : '',
    ` data-files="${[...files].join(' ')}" data-entry="${scripts.entry}">${scripts.takeOver}</script>`,
  ].join('')
  const bare = html.replaceAll(MODULE_PRELOAD, '')
  return addEnhanceScript(bare, { ...scripts, ...(nonce ? { nonce } : {}) }).replace(
    '</body>',
    () => `${loader}</body>`,
  )
}

export function addEnhanceScript(
  html: string,
  { enhance, nonce }: { enhance: string; nonce?: string },
): string {
  const attributes = nonce ? ` nonce="${nonce}"` : ''
  return html.replace('</head>', `<script type="module" async src="${enhance}"${attributes}></script></head>`)
}
