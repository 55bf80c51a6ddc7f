/** The page's own parts: canvas, status line, banner, pause button; in the game's colours and words. */
import { icon } from './icons.js'

export function openPage(game, { language, texts }) {
  const [root, canvas, status, banner, pauseButton] = ['main', 'canvas', '#status', '#banner', '#pause'].map(
    (name) => document.querySelector(name),
  )
  document.documentElement.lang = language
  document.title = game.title[language]
  canvas.setAttribute('aria-label', game.title[language])
  for (const [name, colour] of Object.entries(game.colours)) root.style.setProperty(`--${name}`, colour)
  pauseButton.innerHTML = icon('pause')
  pauseButton.setAttribute('aria-label', texts.pause)
  const say = (words) => (status.textContent = words)
  return {
    root,
    canvas,
    pauseButton,
    /** Tells readers of the screen; nothing is seen. */
    say,
    /** Tells everybody, in a banner that goes by itself. */
    announce(words) {
      say(words)
      banner.textContent = words
      banner.classList.remove('shown')
      // Read so that the animation begins again.
      void banner.offsetWidth
      banner.classList.add('shown')
    },
    showScreen(screen) {
      root.dataset.screen = screen
      pauseButton.hidden = screen !== 'play'
      if (screen === 'play') canvas.focus({ preventScroll: true })
      else document.exitPointerLock?.()
    },
  }
}
