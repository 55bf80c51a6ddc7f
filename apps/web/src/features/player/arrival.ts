/**
 * A film that its page came with, as after "Log in to watch": it plays over the page before the app is there, and the player takes
 * it over. Nothing of the app is imported here, which would have to arrive first. Decision 0084.
 */
import { arrivedNow, keepArrived } from './store/arrived.ts'
import { makeVideoScreen } from './store/screen.ts'
import type { ArrivingFilm } from './store/source.ts'

/** The player asks for it as soon as it is there; what it does not ask for then is not wanted, such as a rented film. */
const UNWANTED_MS = 5000

const text = document.getElementById('film')?.textContent
if (text) {
  const film = JSON.parse(text) as ArrivingFilm
  // A script from the cache may run before the body is read.
  if (document.querySelector('body') === null)
    document.addEventListener('readystatechange', () => begin(film), { once: true })
  else begin(film)
}

function begin({ itemId, source }: ArrivingFilm): void {
  const screen = makeVideoScreen()
  const { element, engine } = screen
  const room = document.createElement('div')
  room.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#000;animation:none'
  element.style.cssText = 'width:100%;height:100%;object-fit:contain'
  room.append(element)
  document.body.append(room)
  const release = () => {
    element.removeAttribute('style')
    document.getElementById('film-first')?.remove()
    // After the player's dialog stands above it.
    setTimeout(() => room.remove())
  }
  keepArrived({
    id: itemId,
    type: 'VIDEO',
    source: Promise.resolve(source),
    loaded: Promise.resolve(),
    screen,
    release,
  })
  engine.load(source, { startAt: source.startAt })
  // The page's loader paints this and then fetches the app: before, it would have come between.
  const goOn = () => document.dispatchEvent(new Event('film:shown'))
  element.addEventListener('loadeddata', goOn, { once: true })
  const giveUp = () => {
    if (arrivedNow()?.screen !== screen) return
    keepArrived(null)
    release()
    engine.destroy()
    goOn()
  }
  engine.subscribe(() => engine.snapshot().error && giveUp())
  document.addEventListener('app:ready', () => setTimeout(giveUp, UNWANTED_MS), { once: true })
}
