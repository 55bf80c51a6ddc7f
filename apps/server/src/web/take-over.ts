/**
 * Late take-over: pages come without the app's script; React arrives on intent, on a viewer's own page also when there is time
 * after it was seen, and takes over without a visible change. Decision 0020.
 * It leans on how TanStack Start 1.169.5 writes its inline scripts; take-over.test.ts holds a page of it against this.
 */
import { createHash } from 'node:crypto'
import type { PageScripts } from './page-scripts.ts'

export const STATE_PREFIX = '/assets/state/'

/**
 * The one inline script of every page, the same on all of them, so that one CSP hash allows it. It takes its addresses from
 * data attributes; `import()` is no Trusted Types sink. The app's files are fetched side by side, each run by itself. Clicks on buttons
 * before the app is ready are held and replayed, from a timeout: inside React's effect they would be lost; on a viewer's own page
 * clicks on links too, since what they open may lie over the page. Forms, what the address asks for over the page and messages
 * kept for this page (toast-store.ts) want the app as soon as there is time; a viewer's own page (without a state file) wants it
 * once it is seen. What starts it is painted first. Who goes back or on before the app is ready gets the page of that address, also
 * while this one still arrives: React could not take over this one. A page that comes with a film wants it
 * once the film is seen.
 */
export const LOADER = `(()=>{let d=document,{state:s,files:f,entry:e}=d.currentScript.dataset,l=0,q=0,r=0,k=0,a=(x=location)=>x.pathname+x.search,u=performance.getEntriesByType("navigation")[0],o=a(u&&u.name.startsWith("http")?new URL(u.name):location),w=self.requestIdleCallback||setTimeout,
t=["pointerdown","pointermove","keydown","touchstart","focusin","scroll"],
g=()=>{if(l)return;l=1;t.forEach(n=>removeEventListener(n,g,!0));requestAnimationFrame(()=>setTimeout(h))},
h=()=>{Promise.all([s,...f.split(" ")].map(n=>n&&import(n))).then(()=>a()==o?(self.readState&&readState(),import(e)):location.reload()).catch(()=>{r||q&&(q.href?location.assign(q.href):location.reload())})},
c=v=>{let b=v.target.closest&&v.target.closest("button,[type=submit]"+(s?"":",a[href^='/']:not([target])"));if(!b||r||v.ctrlKey||v.metaKey||v.shiftKey||v.altKey||b.popoverTargetElement||b.matches("[data-step],[data-panel-button]")||b.closest("[data-posts]"))return;v.preventDefault();v.stopImmediatePropagation();q=b;g()};
t.forEach(n=>addEventListener(n,g,{capture:!0,passive:!0}));addEventListener("click",c,!0);addEventListener("popstate",()=>{r||a()==o||location.reload()});
a()==o||location.reload();
d.addEventListener("app:ready",()=>{r=1;removeEventListener("click",c,!0);q&&setTimeout(()=>q.isConnected&&q.click())},{once:!0});
try{k=sessionStorage.getItem("toast")}catch{}
d.getElementById("film")?(d.addEventListener("film:shown",g),setTimeout(g,5e3)):k||d.querySelector("form:not([data-posts]),[data-takes-over]")||/[?&](modal|password-reset|search|favorites|account|play)=/.test(location.search)?w(g,{timeout:100}):s||addEventListener("load",()=>w(g))})()`

/** How apps/web/src/app/arriving-film.ts names it. */
const FILM = /<script type="application\/json" id="film">[^<]*<\/script>/

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const MODULE_SCRIPT = /<script\b[^>]*\btype="module"[^>]*><\/script>/g
const MODULE_PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
// Start's inline scripts remove themselves, which a module cannot.
const SELF_REMOVAL =
  /\{let s=document\.currentScript,p;while\([\s\S]*?s\.remove\(\)\}|document\.currentScript\.remove\(\)/g
// What else is written into a page restores how far it was scrolled, before it is seen.
const STATE = /data-tsr-stream-part|\$_TSR|\$tsr-stream-boundary/
const BOUNDARY = /;?\/\*\$tsr-stream-boundary\*\//g

// React's own, where a form's action is code: keeps what is sent before the take-over. It knows of no nonce.
const FORM_SCRIPT = '<script id="_R_">'

// Hydration then finds the page as it was sent: without the scripts and preloads that were taken out.
const FORGET_SCRIPTS =
  'for(const r of Object.values(self.$_TSR.router.manifest.routes)){delete r.scripts;delete r.preloads}'

/** A page held in memory: what React needs of it goes into a file of its own. */
export function prepareVisitorPage(
  html: string,
  scripts: PageScripts,
): { html: string; state: string; stateName: string } {
  const { bare, state } = takeState(html, () => true)
  const stateName = `${createHash('sha256').update(state).digest('base64url').slice(0, 22)}.js`
  return { html: addLoader(bare, scripts, { state: `${STATE_PREFIX}${stateName}` }), state, stateName }
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
    if (!/\bsrc=/.test(attributes)) sources.push(source.replaceAll(SELF_REMOVAL, '').replaceAll(BOUNDARY, ''))
    return ''
  })
  return { bare, state: [...sources.filter((source) => source.trim() !== ''), FORGET_SCRIPTS].join(';\n') }
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
  { state, nonce }: { state?: string; nonce?: string },
): string {
  const preloaded = [...html.matchAll(MODULE_PRELOAD)].map(
    ([link]) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? '',
  )
  const texts = scripts.texts[/<html\b[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? ''] ?? []
  const files = new Set([...preloaded, ...texts])
  files.delete(scripts.entry)
  const loader = [
    '<script',
    nonce ? ` nonce="${nonce}"` : '',
    state ? ` data-state="${state}"` : '',
    ` data-files="${[...files].join(' ')}" data-entry="${scripts.entry}">${LOADER}</script>`,
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
