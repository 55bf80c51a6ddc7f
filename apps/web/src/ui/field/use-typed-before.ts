import { useEffect } from 'react'

/**
 * Tells a field's owner what was typed, or filled in by the browser, before React took over the page. React overlooks it, and the next
 * rendering would empty a field whose value it knows.
 */
export function useTypedBefore(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) tellTyped(field, HTMLInputElement.prototype)
    else if (field instanceof HTMLTextAreaElement) tellTyped(field, HTMLTextAreaElement.prototype)
  }, [id])
}

function tellTyped(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return
  // React watches the field's own property and takes the event for news only if the value is not the one last seen there.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  // An address has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
