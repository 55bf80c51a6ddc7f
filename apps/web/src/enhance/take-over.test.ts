import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

// Fakes of the browser features that the script needs: a window with events, a page, an address.
class FakeElement extends EventTarget {
  isConnected = true
  clicks = 0
  closest(): FakeElement | null {
    return this
  }
  matches(): boolean {
    return false
  }
  click(): void {
    this.clicks++
  }
}
class FakeLink extends FakeElement {
  href = 'http://localhost/movies'
}
class FakeButton extends FakeElement {
  override closest(selector = ''): FakeElement | null {
    return selector === '[data-posts]' ? null : this
  }
}

let ran: string[] = []
let opened = 0
let loads: string[] = []
const dataset: Record<string, string> = {}
const page = { has: '' }

beforeEach(() => {
  ran = []
  loads = []
  opened++
  page.has = ''
  const heard = new EventTarget()
  const noted = (what: string) => `data:text/javascript,globalThis.note('${what}')//${opened}`
  Object.assign(dataset, {
    state: noted('state'),
    files: `${noted('app')} ${noted('texts')}`,
    entry: noted('entry'),
  })
  Object.assign(globalThis, {
    Element: FakeElement,
    HTMLAnchorElement: FakeLink,
    note: (what: string) => ran.push(what),
    readState: undefined,
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
    dispatchEvent: heard.dispatchEvent.bind(heard),
    requestAnimationFrame: (run: () => void) => setTimeout(run),
    requestIdleCallback: (run: () => void) => setTimeout(run),
    sessionStorage: { getItem: () => null },
    location: {
      pathname: '/',
      search: '',
      reload: () => loads.push('reload'),
      assign: (address: string) => loads.push(address),
    },
    document: Object.assign(new EventTarget(), {
      currentScript: { dataset },
      getElementById: (id: string) => (id === page.has ? {} : null),
      querySelector: (selector: string) => (page.has !== '' && selector.includes(page.has) ? {} : null),
    }),
  })
})

/** Imports the script anew for each page, as a page runs it. */
async function openPage(): Promise<void> {
  const script = `./take-over.ts?${opened}`
  await import(script)
}

function clickOn(target: FakeElement, keys: { ctrlKey?: boolean } = {}): Event {
  const click = Object.assign(new Event('click', { cancelable: true }), keys)
  Object.defineProperty(click, 'target', { value: target })
  dispatchEvent(click)
  return click
}

/** Long enough to notice what must not happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Modules load as fast as the machine allows, so what must happen is waited for. */
async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !isSo() && Date.now() < deadline;)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

const entryRuns = () => until(() => ran.includes('entry'))

test('the app loads once, at the first sign of intent: its files and the state, then its entry', async () => {
  await openPage()
  await settled()
  assert.deepEqual(ran, [])
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('keydown'))
  await entryRuns()
  await settled()
  assert.deepEqual([new Set(ran.slice(0, 3)), ran.slice(3)], [new Set(['state', 'app', 'texts']), ['entry']])
})

test('a resting pointer does not load the app while the page arrives below it, a moving one does', async () => {
  await openPage()
  const move = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 })
  dispatchEvent(move(0))
  await settled()
  assert.deepEqual(ran, [])
  dispatchEvent(move(3))
  await entryRuns()
  assert.equal(ran.at(-1), 'entry')
})

test('replays a click on a button made before the app is ready', async () => {
  await openPage()
  const button = new FakeButton()
  assert.equal(clickOn(button).defaultPrevented, true)
  await entryRuns()
  await settled()
  assert.deepEqual([ran.at(-1), button.clicks], ['entry', 0])
  document.dispatchEvent(new Event('app:ready'))
  await until(() => button.clicks > 0)
  assert.equal(button.clicks, 1)
  assert.equal(clickOn(button).defaultPrevented, false)
})

test('leaves a click that opens a new tab to the browser', async () => {
  await openPage()
  assert.equal(clickOn(new FakeButton(), { ctrlKey: true }).defaultPrevented, false)
})

test('reloads the page instead of taking it over if the user has navigated elsewhere in the meantime', async () => {
  await openPage()
  Object.assign(location, { pathname: '/faq' })
  dispatchEvent(new Event('keydown'))
  await until(() => loads.length > 0)
  await settled()
  assert.deepEqual([ran.includes('entry'), loads], [false, ['reload']])
})

test('follows a clicked link if the app fails to load', async () => {
  dataset['entry'] = 'data:text/javascript,throw Error()'
  await openPage()
  const link = new FakeLink()
  link.closest = (selector = '') => (selector === '[data-posts]' ? null : link)
  clickOn(link)
  await until(() => loads.length > 0)
  assert.deepEqual(loads, ['http://localhost/movies'])
})

test('a page with a form loads the app without any interaction', async () => {
  page.has = 'form'
  await openPage()
  await entryRuns()
  assert.equal(ran.at(-1), 'entry')
})

test('the app waits for the film delivered with the page', async () => {
  page.has = 'film'
  await openPage()
  await settled()
  assert.deepEqual(ran, [])
  document.dispatchEvent(new Event('film:shown'))
  await entryRuns()
  assert.equal(ran.at(-1), 'entry')
})

test('a personal page reads its embedded state and loads the app by itself once it has been seen', async () => {
  delete dataset['state']
  Object.assign(globalThis, { readState: () => ran.push('readState') })
  await openPage()
  await settled()
  assert.deepEqual(ran, [])
  dispatchEvent(new Event('load'))
  await entryRuns()
  assert.deepEqual(ran.slice(-2), ['readState', 'entry'])
})
