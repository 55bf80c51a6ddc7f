import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first invalid field of a form whenever there are errors. */
export function useFirstError(errors: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
