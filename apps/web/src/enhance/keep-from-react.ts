const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'click']

/**
 * Presses on controls that the plain script handles. If they reached React, it would hydrate the part around the button at once and keep
 * the user waiting. They are stopped on the window, before the document, where React listens.
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
