/**
 * The first Tab of a page goes to its skip link. Left to itself, Chromium looks through the whole page for what might come before, and
 * has each row that is out of sight laid out for it: a quarter of a second on a slow telephone.
 */
export function tabToSkipLink(): void {
  const ending = new AbortController()
  const capture = { capture: true, signal: ending.signal }
  // From there on Tab begins where one pressed.
  addEventListener('pointerdown', () => ending.abort(), capture)
  addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event
      if (key !== 'Tab') return
      ending.abort()
      if (shiftKey || altKey || ctrlKey || metaKey || document.activeElement !== document.body) return
      const link = document.querySelector<HTMLElement>('.skip-link')
      if (!link || location.hash !== '') return
      event.preventDefault()
      link.focus({ preventScroll: true, focusVisible: true })
    },
    capture,
  )
}
