/**
 * Sends the first Tab of a page to its skip link. By default, Chromium searches the whole page for a preceding focus target and lays out
 * every off-screen row for it: a quarter of a second on a slow phone.
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
  // From there on, Tab continues from where the user pressed.
  addEventListener('pointerdown', end, true)
  addEventListener('keydown', onKeyDown, true)
}
