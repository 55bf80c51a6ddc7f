/** Controls on the glass, for whoever has no keys: a stick to the left, buttons to the right. Shown at the first touch. */
import { icon } from './icons.js'

const REACH = 46

/** `touch`: `{ stick: true, left: [['down', 'slide']], buttons: [['a', 'jump']] }`, each button a control and its picture. */
export function createTouch(root, touch, { input, nameOf }) {
  if (!touch) return
  const board = document.createElement('div')
  board.className = 'touch'
  const createButtons = (list, side) => {
    const group = document.createElement('div')
    group.className = `touch-buttons ${side}`
    group.append(...list.map((one) => createButton(one, { input, nameOf })))
    return group
  }
  if (touch.stick) board.append(createStick(input))
  board.append(createButtons(touch.left ?? [], 'left'), createButtons(touch.buttons ?? [], 'right'))
  root.append(board)
  const show = () => root.classList.add('by-touch')
  if (matchMedia('(pointer: coarse)').matches) show()
  addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && show())
}

function createButton([control, picture], { input, nameOf }) {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.setAttribute('aria-label', nameOf(control))
  button.innerHTML = icon(picture)
  button.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    button.setPointerCapture(event.pointerId)
    input.press(control, 'touch')
  })
  for (const end of ['pointerup', 'pointercancel'])
    button.addEventListener(end, () => input.release(control, 'touch'))
  return button
}

function createStick(input) {
  const stick = document.createElement('div')
  stick.className = 'touch-stick'
  const knob = document.createElement('i')
  stick.append(knob)
  let centre = null
  stick.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    stick.setPointerCapture(event.pointerId)
    const bounds = stick.getBoundingClientRect()
    centre = { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 }
    push(event)
  })
  stick.addEventListener('pointermove', (event) => centre && push(event))
  function push({ clientX, clientY }) {
    const [dx, dy] = [clientX - centre.x, clientY - centre.y]
    const share = Math.min(1, REACH / Math.max(1, Math.hypot(dx, dy)))
    knob.style.translate = `${dx * share}px ${dy * share}px`
    input.pushStick((dx * share) / REACH, (dy * share) / REACH)
  }
  for (const end of ['pointerup', 'pointercancel'])
    stick.addEventListener(end, () => {
      centre = null
      knob.style.translate = ''
      input.pushStick(0, 0)
    })
  return stick
}
