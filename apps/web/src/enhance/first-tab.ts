/**
 * The first Tab of a page goes to its skip link. Left to itself, Chromium looks through the whole page for what might come before, and
 * has each row that is out of sight laid out for it: a quarter of a second on a slow telephone.
 */
export function tabToSkipLink(): void {
  const end = () => {
    removeEventListener('pointerdown', end, true)
    removeEventListener('keydown', onKeyDown, true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (key !== 'Tab') return
    end()
    if (shiftKey || altKey || ctrlKey || metaKey || document.activeElement !== document.body) return
    const link = document.querySelector<HTMLElement>('.skip-link')
    if (!link || location.hash !== '') return
    event.preventDefault()
    link.focus({ preventScroll: true, focusVisible: true })
  }
  // From there on Tab begins where one pressed.
  addEventListener('pointerdown', end, true)
  addEventListener('keydown', onKeyDown, true)
}
