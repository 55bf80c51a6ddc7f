const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'click']

/**
 * Presses on what the plain script moves by itself. Each that reached React would have it take over the part around the button at
 * once, while the reader waits. On the window, before the document, where React listens.
 */
export function keepFromReact(): void {
  for (const press of PRESSES)
    addEventListener(
      press,
      (event) => {
        if (event.target instanceof Element && event.target.closest('[data-step], [data-panel-button]'))
          event.stopPropagation()
      },
      { capture: true, passive: true },
    )
}
