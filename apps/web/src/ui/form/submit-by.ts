import { startTransition, type FormEvent } from 'react'

/**
 * Submits a form whose selects and checkboxes are controlled by state. As the form's `action`, React would reset them to their initial
 * values, whatever the state: https://github.com/react/react/issues/30580 and 31695.
 */
export const submitBy = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  startTransition(act)
}
