/**
 * Late take-over: a visitor's page comes without the app's script; React arrives on intent and takes over without a visible
 * change. This file turns a rendered page into such a page and its state file. Decision 0020.
 * It leans on how TanStack Start 1.169.5 writes its inline scripts; take-over.test.ts holds a page of it against this.
 */
import { createHash } from 'node:crypto'
import type { PageScripts } from './renderer.ts'

export const STATE_PREFIX = '/assets/state/'

/**
 * The one inline script of held pages, the same on all of them, so that one CSP hash allows it. It takes its addresses from
 * data attributes; `import()` is no Trusted Types sink. Clicks on buttons before the app is ready are held and replayed, from
 * a timeout: inside React's effect they would be lost. Forms, modals that the address asks for and messages kept for this
 * page (toast-store.ts) want the app as soon as there is time.
 */
export const LOADER = `(()=>{let d=document,{state:s,entry:e}=d.currentScript.dataset,l=0,q=0,r=0,k=0,
t=["pointerdown","pointermove","keydown","touchstart","focusin","scroll"],
g=()=>{if(l)return;l=1;t.forEach(n=>removeEventListener(n,g,!0));import(s).then(()=>import(e)).catch(()=>{r||q&&location.reload()})},
c=v=>{let b=v.target.closest&&v.target.closest("button,[type=submit]");if(!b||r||b.popoverTargetElement||b.matches("[data-step],[data-panel-button]")||b.closest("[data-posts]"))return;v.preventDefault();v.stopImmediatePropagation();q=b;g()};
t.forEach(n=>addEventListener(n,g,{capture:!0,passive:!0}));addEventListener("click",c,!0);
d.addEventListener("app:ready",()=>{r=1;removeEventListener("click",c,!0);q&&setTimeout(()=>q.isConnected&&q.click())},{once:!0});
try{k=sessionStorage.getItem("toast")}catch{}
(k||d.querySelector("form:not([data-posts]),[data-takes-over]")||/[?&](modal|password-reset)=/.test(location.search))&&(self.requestIdleCallback||setTimeout)(g)})()`

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const MODULE_PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
// Start's inline scripts remove themselves, which a module cannot.
const SELF_REMOVAL =
  /\{let s=document\.currentScript,p;while\([\s\S]*?s\.remove\(\)\}|document\.currentScript\.remove\(\)/g
const BOUNDARY = /;?\/\*\$tsr-stream-boundary\*\//g

// Hydration then finds the page as it was sent: without the scripts and preloads that were taken out.
const FORGET_SCRIPTS =
  ';for(const r of Object.values(self.$_TSR.router.manifest.routes)){delete r.scripts;delete r.preloads}'

export function prepareVisitorPage(
  html: string,
  scripts: PageScripts,
): { html: string; state: string; stateName: string } {
  const sources: string[] = []
  const bare = html
    .replaceAll(SCRIPT, (whole, attributes: string, source: string) => {
      if (/\btype="(?!module)/.test(attributes)) return whole
      if (!/\bsrc=/.test(attributes))
        sources.push(source.replaceAll(SELF_REMOVAL, '').replaceAll(BOUNDARY, ''))
      return ''
    })
    .replaceAll(MODULE_PRELOAD, '')
  const state = sources.filter((source) => source.trim() !== '').join(';\n') + FORGET_SCRIPTS
  const stateName = `${createHash('sha256').update(state).digest('base64url').slice(0, 22)}.js`
  const loader = `<script data-state="${STATE_PREFIX}${stateName}" data-entry="${scripts.entry}">${LOADER}</script>`
  return { html: addEnhanceScript(bare, scripts).replace('</body>', `${loader}</body>`), state, stateName }
}

export function addEnhanceScript(
  html: string,
  { enhance, nonce }: { enhance: string; nonce?: string },
): string {
  const attributes = nonce ? ` nonce="${nonce}"` : ''
  return html.replace('</head>', `<script type="module" async src="${enhance}"${attributes}></script></head>`)
}
