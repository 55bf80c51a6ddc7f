/** The screens around the play: beginning, pause, end of a round. Ordinary buttons, for keys, fingers, gamepads and readers alike. */
import { icon } from './icons.js'

/**
 * Draws menus into `root`. `show` takes `{ kind, title, lines, keys, picker, actions }`; the first action is the main one.
 * An action is `{ name, icon, act }`; `picker` `{ label, isFirst, isLast, move }`.
 */
export function createMenu(root, { texts, isMuted, toggleSound }) {
  const panel = document.createElement('section')
  panel.className = 'menu'
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-labelledby', 'menu-title')
  panel.hidden = true
  root.append(panel)

  function buttonOf({ name, icon: picture, act }, className) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    button.innerHTML = icon(picture)
    const label = document.createElement('span')
    label.textContent = name
    button.append(label)
    button.addEventListener('click', act)
    return button
  }
  function line(tag, words, className = '') {
    const element = document.createElement(tag)
    element.textContent = words
    element.className = className
    return element
  }
  function pickerOf({ label, isFirst, isLast, move }) {
    const row = document.createElement('div')
    row.className = 'picker'
    const earlier = buttonOf({ name: texts.earlier, icon: 'before', act: () => move(-1) }, 'small')
    const later = buttonOf({ name: texts.later, icon: 'after', act: () => move(1) }, 'small')
    earlier.disabled = isFirst
    later.disabled = isLast
    row.append(earlier, line('strong', label), later)
    return row
  }
  function soundButton() {
    const act = () => {
      toggleSound()
      const fresh = soundButton()
      panel.querySelector('.sound').replaceWith(fresh)
      fresh.focus()
    }
    const button = buttonOf({ name: texts.sound, icon: isMuted() ? 'silence' : 'sound', act }, 'small sound')
    button.setAttribute('aria-pressed', String(!isMuted()))
    return button
  }

  const controls = () => [...panel.querySelectorAll('button:not(:disabled)')]
  return {
    show({ kind, title, lines = [], keys = [], picker = null, actions }) {
      const heading = line('h1', title)
      heading.id = 'menu-title'
      const [main, ...others] = actions.map((action, n) => buttonOf(action, n === 0 ? 'main' : 'small'))
      const row = document.createElement('div')
      row.className = 'row'
      row.append(...others, soundButton())
      const list = document.createElement('ul')
      list.append(...keys.map((words) => line('li', words)))
      const rows = lines.filter(Boolean).map((words) => line('p', words))
      panel.replaceChildren(
        heading,
        ...rows,
        main,
        ...(picker ? [pickerOf(picker)] : []),
        row,
        ...(keys.length > 0 ? [list] : []),
      )
      panel.dataset.kind = kind
      panel.hidden = false
      main.focus({ preventScroll: true })
    },
    hide() {
      panel.hidden = true
    },
    /** Moves to the next or the one before, for arrows and gamepads. */
    move(way) {
      const all = controls()
      const at = all.indexOf(document.activeElement)
      all[(at + way + all.length) % all.length]?.focus()
    },
    /** Does what the focused button does, else the main one. */
    choose() {
      const button = controls().find((one) => one === document.activeElement) ?? panel.querySelector('.main')
      button?.click()
    },
  }
}
