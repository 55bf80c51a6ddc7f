/**
 * Prepares pages for the late take-over: takes the app's scripts out and names its files to the inline script that loads them
 * (apps/web/src/enhance/take-over.ts). Decision 0020.
 * It leans on how TanStack Start 1.169.5 writes its inline scripts; take-over.test.ts holds a page of it against this.
 */
import { FILM_ELEMENT_ID } from '@quintet/contracts/page'
import { createHash } from 'node:crypto'
import type { PageScripts } from './page-scripts.ts'

export const STATE_PREFIX = '/assets/state/'

const FILM = new RegExp(`<script type="application/json" id="${FILM_ELEMENT_ID}">[^<]*</script>`)

const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)(?:<\/script>|$)/g
const MODULE_SCRIPT = /<script\b[^<>]*\btype="module"[^<>]*><\/script>/g
const MODULE_PRELOAD = /<link\b[^<>]*\brel="modulepreload"[^<>]*>/g
// Start's inline scripts end by removing themselves, which a module cannot. Looked for at the end alone: before it stand the page's
// data, in which the same text is data.
const SELF_REMOVALS = [
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}",
  'document.currentScript.remove()',
]
// What else is written into a page restores how far it was scrolled, before it is seen.
const STATE = /data-tsr-stream-part|\$_TSR|\$tsr-stream-boundary/
const BOUNDARY = '/*$tsr-stream-boundary*/'

// React's own, where a form's action is code: keeps what is sent before the take-over. It knows of no nonce.
const FORM_SCRIPT = '<script id="_R_">'

// Hydration then finds the page as it was sent: without the scripts and preloads that were taken out.
const FORGET_SCRIPTS =
  'for(const r of Object.values(self.$_TSR.router.manifest.routes)){delete r.scripts;delete r.preloads}'

/** Which page was drawn, by its path and the parameters that change it, and when. */
export type Drawn = { page: string; language: string; renderedAt: string }

/** When queries were answered and matches loaded, in milliseconds. */
const TIMES = /\b\d{13}\b/g

/**
 * A page held in memory: what React needs of it goes into a file of its own. Its name leaves out when the page was drawn, and its
 * address says which page it is of: another process, asked for it, draws the same. So the page itself says when it was drawn.
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
 * A page of one viewer: what React needs stays in it, under its nonce, as a function that the loader calls: a hundred kB that
 * would be run before the page is painted.
 */
export function prepareOwnPage(html: string, scripts: PageScripts, nonce: string): string {
  const { bare, state } = takeState(html.replaceAll(MODULE_SCRIPT, ''), (script) => STATE.test(script))
  const held = bare
    .replace(FORM_SCRIPT, FORM_SCRIPT.replace(' ', ` nonce="${nonce}" `))
    .replace('</body>', () => `<script nonce="${nonce}">self.readState=()=>{${state}}</script></body>`)
  return addArrival(addLoader(held, scripts, { nonce }), scripts, nonce)
}

/** What React needs of a page, and the page without it. */
function takeState(html: string, isState: (script: string) => boolean): { bare: string; state: string } {
  const sources: string[] = []
  const bare = html.replaceAll(SCRIPT, (whole, attributes: string, source: string) => {
    if (/\btype="(?!module)/.test(attributes) || !isState(whole)) return whole
    if (!/\bsrc=/.test(attributes)) sources.push(withoutEnd(source))
    return ''
  })
  return { bare, state: [...sources.filter((source) => source.trim() !== ''), FORGET_SCRIPTS].join(';\n') }
}

/** The script without what Start writes at its end. */
function withoutEnd(script: string): string {
  const source = withoutSuffix(withoutSuffix(script, BOUNDARY), ';')
  const removal = SELF_REMOVALS.find((end) => source.endsWith(end))
  return removal === undefined ? source : withoutSuffix(source, removal)
}

function withoutSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}

/** A film that the page comes with needs a part of the player before it needs the app. Decision 0084. */
function addArrival(html: string, { arrival: [arrival, ...imports] }: PageScripts, nonce: string): string {
  if (!arrival) return html
  const preloads = imports.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}"/>`)
  const script = `<script type="module" async src="${arrival}" nonce="${nonce}"></script>`
  return html.replace(FILM, (film) => [...preloads, film, script].join(''))
}

/** The files of the app are named, not asked for: what one sees comes first. */
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
