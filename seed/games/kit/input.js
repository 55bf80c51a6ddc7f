/** What the player wants, whichever device says it: named controls, one direction, one pointer. */
const KEYS = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'up',
  KeyW: 'up',
  ArrowDown: 'down',
  KeyS: 'down',
  Space: 'a',
  Enter: 'a',
  KeyJ: 'a',
  KeyX: 'b',
  KeyK: 'b',
  KeyC: 'c',
  KeyL: 'c',
  ShiftLeft: 'c',
}
// The standard gamepad's buttons by their numbers.
const PAD_BUTTONS = {
  0: 'a',
  2: 'b',
  1: 'c',
  3: 'd',
  7: 'a',
  6: 'b',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
}
export const PAD_PAUSE_BUTTON = 9
const DEAD_ZONE = 0.25

/** `keys` adds to the usual keys or changes them: `{ KeyF: 'lamp' }`. */
export function createInput({ keys = {} } = {}) {
  const keyMap = { ...KEYS, ...keys }
  const sources = new Map()
  const struck = new Set()
  let stick = { x: 0, y: 0 }
  const look = { x: 0, y: 0 }
  const pointer = { x: 0, y: 0, dx: 0, dy: 0, isDown: false, wentDown: false, wentUp: false, isHere: false }

  const held = (control) => (sources.get(control)?.size ?? 0) > 0
  const limit = (value) => Math.max(-1, Math.min(1, value))
  const input = {
    keyMap,
    pointer,
    /** Turning by a second stick or a mouse that moves, since the last step. */
    look,
    held,
    /** Went down since the last step, also where it is up again already. */
    pressed: (control) => struck.has(control),
    get x() {
      return limit(stick.x + Number(held('right')) - Number(held('left')))
    },
    get y() {
      return limit(stick.y + Number(held('down')) - Number(held('up')))
    },
    press(control, source = 'script') {
      if (!held(control)) struck.add(control)
      if (!sources.has(control)) sources.set(control, new Set())
      sources.get(control).add(source)
    },
    release: (control, source = 'script') => void sources.get(control)?.delete(source),
    pushStick(x, y) {
      stick = Math.hypot(x, y) < DEAD_ZONE ? { x: 0, y: 0 } : { x: limit(x), y: limit(y) }
    },
    /** Moves the pointer, in the game's own units; `isDown` undefined leaves the button as it is. */
    point(x, y, isDown) {
      pointer.dx += x - pointer.x
      pointer.dy += y - pointer.y
      Object.assign(pointer, { x, y, isHere: true })
      if (isDown === undefined || isDown === pointer.isDown) return
      pointer.isDown = isDown
      pointer[isDown ? 'wentDown' : 'wentUp'] = true
    },
    /** Ends a step: what happened is forgotten, what is held stays. */
    settle() {
      struck.clear()
      Object.assign(pointer, { dx: 0, dy: 0, wentDown: false, wentUp: false })
      Object.assign(look, { x: 0, y: 0 })
    },
    /** Lets go of everything, as when the window loses its focus. */
    letGo() {
      sources.clear()
      stick = { x: 0, y: 0 }
      pointer.isDown = false
      input.settle()
    },
  }
  return input
}

/** Reads the first gamepad into `input`; gives the buttons that went down, by number. */
export function createPadReader(input) {
  let before = []
  return () => {
    const pad = findPad()
    if (!pad) return []
    const now = pad.buttons.map((button) => button.pressed)
    for (const [number, control] of Object.entries(PAD_BUTTONS))
      if (now[number]) input.press(control, `pad ${number}`)
      else input.release(control, `pad ${number}`)
    input.pushStick(pad.axes[0] ?? 0, pad.axes[1] ?? 0)
    const [lookX, lookY] = [pad.axes[2] ?? 0, pad.axes[3] ?? 0]
    if (Math.abs(lookX) > DEAD_ZONE) input.look.x += lookX * 8
    if (Math.abs(lookY) > DEAD_ZONE) input.look.y += lookY * 8
    const fresh = now.flatMap((isDown, number) => (isDown && !before[number] ? [number] : []))
    before = now
    return fresh
  }
}

/** The first gamepad; null: there is none, or the page that frames the game forbids it. */
export function findPad() {
  try {
    return navigator.getGamepads().find(Boolean) ?? null
  } catch {
    return null
  }
}
