/** Keyboard, mouse and fingers of the page, told to the input. With `turnsByMouse` a click catches the mouse, for turning without an end. */
export function connectDevices({ canvas, input, view, isPlaying, pause, toggleSound, turnsByMouse = false }) {
  addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    if (event.code === 'KeyM' && !event.repeat) toggleSound()
    else if ((event.code === 'Escape' || event.code === 'KeyP') && !event.repeat) pause()
    else if (isPlaying() && input.keyMap[event.code]) input.press(input.keyMap[event.code], event.code)
    else return
    event.preventDefault()
  })
  addEventListener('keyup', (event) => {
    const control = input.keyMap[event.code]
    if (control) input.release(control, event.code)
  })
  const pointAt = (event, isDown) => {
    const bounds = canvas.getBoundingClientRect()
    input.point(...view.toGame(event.clientX - bounds.left, event.clientY - bounds.top), isDown)
  }
  canvas.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || !isPlaying()) return
    event.preventDefault()
    canvas.focus()
    canvas.setPointerCapture(event.pointerId)
    if (turnsByMouse && event.pointerType === 'mouse') void catchMouse(canvas)
    pointAt(event, true)
    if (event.button === 2) input.press('b', 'mouse')
    else input.press('tap', 'mouse')
  })
  canvas.addEventListener('pointermove', (event) => {
    if (!event.isPrimary) return
    pointAt(event)
    input.look.x += event.movementX
    input.look.y += event.movementY
  })
  const lift = (event) => {
    if (!event.isPrimary) return
    pointAt(event, false)
    input.release('b', 'mouse')
    input.release('tap', 'mouse')
  }
  canvas.addEventListener('pointerup', lift)
  canvas.addEventListener('pointercancel', lift)
  canvas.addEventListener('pointerleave', () => {
    input.pointer.isHere = input.pointer.isDown
  })
  // Escape frees the mouse and reaches no game: it stands still then.
  document.addEventListener('pointerlockchange', () => {
    if (turnsByMouse && !document.pointerLockElement && isPlaying()) pause()
  })
  canvas.addEventListener('contextmenu', (event) => event.preventDefault())
}

// A page that frames the game may forbid it; the mouse turns as far as the window goes then.
async function catchMouse(canvas) {
  try {
    await canvas.requestPointerLock()
  } catch {
    canvas.focus()
  }
}
