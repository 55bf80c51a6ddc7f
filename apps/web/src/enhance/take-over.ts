/**
 * Late hydration: pages come without the app, which loads on intent and takes over without a visible change. Decision 0020.
 * This is the one inline script of every page, the same on all of them, so that one CSP hash allows it; its addresses come in data
 * attributes. `import()` is not a Trusted Types sink.
 */
import { APP_READY_EVENT, FILM_ELEMENT_ID, KEPT_TOAST_KEY } from '@quintet/contracts/page'

declare global {
  /** On a personal page: puts the state embedded in the page where the app reads it. */
  var readState: (() => void) | undefined
}

const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
/** Addresses that open something over the page, which only the app can show. */
const OPENS_SOMETHING = /[?&](modal|password-reset|search|favorites|account|play)=/
const NEEDS_APP = 'form:not([data-posts]),[data-takes-over]'
/** Buttons that work without the app. */
const WORKS_ALONE = '[data-step],[data-panel-button]'
const SOON_MS = 100
const FILM_MS = 5000

/** `state` is the file with a cached page's state; a personal page has none. */
const { state, files = '', entry = '' } = document.currentScript?.dataset ?? {}
const rendered = pathOf(addressOfNavigation())
let isLoading = false
let isReady = false
/** The element clicked before the app was ready, to be clicked again then. */
let held: HTMLElement | undefined

for (const intent of INTENTS) addEventListener(intent, loadOnIntent, { capture: true, passive: true })
addEventListener('click', holdClick, true)
addEventListener('popstate', () => {
  if (!isReady) loadOtherPage()
})
document.addEventListener(APP_READY_EVENT, becomeReady, { once: true })
loadOtherPage()
loadWithoutIntent()

function addressOfNavigation(): Location | URL {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation?.name.startsWith('http') ? new URL(navigation.name) : location
}

function pathOf({ pathname, search }: Location | URL): string {
  return pathname + search
}

/** If the user went back or forward, even while this page was loading, loads that address: the app could not take over this page. */
function loadOtherPage(): void {
  if (pathOf(location) !== rendered) location.reload()
}

/** Browsers also fire pointer events for a resting pointer, whenever the page moves below it. */
function loadOnIntent(event: Event): void {
  const { movementX, movementY } = event as PointerEvent
  if (movementX !== 0 || movementY !== 0 || event.type !== 'pointermove') load()
}

function load(): void {
  if (isLoading) return
  isLoading = true
  for (const intent of INTENTS) removeEventListener(intent, loadOnIntent, true)
  // Lets the interaction that triggered loading paint first.
  requestAnimationFrame(() => setTimeout(() => void importApp()))
}

async function importApp(): Promise<void> {
  try {
    // Imported in parallel; each then runs separately.
    const parts = [state ?? '', ...files.split(' ')].filter((file) => file !== '')
    await Promise.all(parts.map((file): Promise<unknown> => import(/* @vite-ignore */ file)))
    if (pathOf(location) !== rendered) return location.reload()
    globalThis.readState?.()
    await import(/* @vite-ignore */ entry)
  } catch {
    if (!isReady) followHeld()
  }
}

/** Without the app a link can still be followed, and a button may work after a reload. */
function followHeld(): void {
  if (held instanceof HTMLAnchorElement) location.assign(held.href)
  else if (held) location.reload()
}

/** On a personal page links are held too: their targets may open over the page. */
function holdClick(event: MouseEvent): void {
  if (isReady || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const links = state ? '' : `,a[href^='/']:not([target])`
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(`button,[type=submit]${links}`)
      : undefined
  if (!button || worksAlone(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = button
  load()
}

function worksAlone(button: HTMLElement): boolean {
  const opensPopover = 'popoverTargetElement' in button && button.popoverTargetElement !== null
  return opensPopover || button.matches(WORKS_ALONE) || button.closest('[data-posts]') !== null
}

function becomeReady(): void {
  isReady = true
  removeEventListener('click', holdClick, true)
  // Inside React's effect the click would be lost.
  setTimeout(() => held?.isConnected && held.click())
}

/** Forms, certain addresses and a stored message need the app soon; a personal page once it has been seen, or when its film is shown. */
function loadWithoutIntent(): void {
  if (document.getElementById(FILM_ELEMENT_ID)) {
    document.addEventListener('film:shown', load)
    setTimeout(load, FILM_MS)
  } else if (hasKeptToast() || document.querySelector(NEEDS_APP) || OPENS_SOMETHING.test(location.search))
    loadWhenIdle({ timeout: SOON_MS })
  else if (!state) addEventListener('load', () => loadWhenIdle())
}

function loadWhenIdle(options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, options)
  else setTimeout(load)
}

function hasKeptToast(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TOAST_KEY) !== null
  } catch {
    return false
  }
}
