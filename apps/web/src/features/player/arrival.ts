/**
 * Plays a film delivered with its page, as after "Log in to watch": it starts over the page before the app has loaded, and the player takes
 * it over. Nothing of the app is imported here, since it would have to load first. Decision 0084.
 */
import { arrivedNow, keepArrived } from './store/arrived.ts'
import { makeVideoScreen } from './store/screen.ts'
import type { ArrivingFilm } from './store/source.ts'

/** The player claims the film as soon as it has loaded; a film it has not claimed by then is not wanted, such as a rental. */
const UNWANTED_MS = 5000

const text = document.getElementById('film')?.textContent
if (text) {
  const film = JSON.parse(text) as ArrivingFilm
  // A cached script may run before the body is parsed.
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
    // Delayed until the player's dialog is above it.
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
  // The page's loader waits for this, then paints and fetches the app, which would otherwise have delayed the film.
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
