import { useEffect, useRef, type RefObject } from 'react'

/** For a form: whenever fields turn out wrong, the first of them gets the focus. */
export function useFirstError(errors: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
