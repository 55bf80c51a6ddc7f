import { startTransition, type FormEvent } from 'react'

/**
 * Submits a form whose selects and ticks are held by state. Were it the form's `action`, React would put them back to how they
 * were first shown, whatever the state says: https://github.com/react/react/issues/30580 and 31695.
 */
export const submitBy = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  startTransition(act)
}
