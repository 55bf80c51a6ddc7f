/** Keyboard, mouse and fingers of the page, told to the input. */
export function connectDevices({ canvas, input, view, isPlaying, pause, toggleSound }) {
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
  canvas.addEventListener('contextmenu', (event) => event.preventDefault())
}
