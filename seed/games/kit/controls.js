/** Everything from outside that moves the game on: the page around, devices, the browser's frames. */
import { connectDevices } from './devices.js'
import { createPadReader, PAD_PAUSE_BUTTON } from './input.js'
import { createTouch } from './touch.js'

const PAD_CHOOSE_BUTTON = 0
const PAD_MOVES = { 12: -1, 14: -1, 13: 1, 15: 1 }
const KEY_MOVES = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

export function connectControls(
  game,
  { house, page, input, view, menu, sound, session, toggleSound, texts },
) {
  const { root, canvas, pauseButton } = page
  const { isPlaying, pause } = session
  const rest = () => isPlaying() && pause()
  house.hear('volume', ({ value }) => Number.isFinite(value) && sound.setVolume(value))
  house.hear('pause', rest)
  document.addEventListener('visibilitychange', () => document.hidden && rest())
  addEventListener('blur', () => input.letGo())
  for (const change of ['gamepadconnected', 'gamepaddisconnected'])
    addEventListener(change, session.showAgain)
  addEventListener('pointerdown', sound.wake)
  pauseButton.addEventListener('click', pause)
  root.addEventListener('keydown', ({ code }) => {
    if (!isPlaying() && KEY_MOVES[code]) menu.move(KEY_MOVES[code])
  })
  connectDevices({ canvas, input, view, isPlaying, pause, toggleSound, turnsByMouse: game.turnsByMouse })
  createTouch(root, game.touch, { input, nameOf: (control) => `${texts.control} ${control.toUpperCase()}` })
}

/** Begins the browser's frames: the gamepad is read and the game drawn in each. */
export function runFrames({ input, menu, session }) {
  const readPad = createPadReader(input)
  requestAnimationFrame(function frame(now) {
    handlePad(readPad(), { menu, session })
    session.frame(now)
    requestAnimationFrame(frame)
  })
}

/** `fresh`: the gamepad's buttons that went down, by number. In the play they are controls already. */
function handlePad(fresh, { menu, session }) {
  if (fresh.includes(PAD_PAUSE_BUTTON)) return session.pause()
  if (session.isPlaying()) return undefined
  if (fresh.includes(PAD_CHOOSE_BUTTON)) menu.choose()
  for (const [button, way] of Object.entries(PAD_MOVES)) if (fresh.includes(Number(button))) menu.move(way)
  return undefined
}
