import { useLocation } from '@tanstack/react-router'
import { safeReturn } from './safe-return.ts'

/** Where one is, without the modal and its step; from the log-in and sign-up pages to where they lead. */
export function useReturnAddress(): string {
  return useLocation({
    select: ({ pathname, searchStr }) => {
      const parameters = new URLSearchParams(searchStr)
      const to = parameters.get('to')
      parameters.delete('modal')
      parameters.delete('step')
      return safeReturn(to ?? (parameters.size === 0 ? pathname : `${pathname}?${parameters.toString()}`))
    },
  })
}
