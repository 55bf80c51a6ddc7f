import { useLocation } from '@tanstack/react-router'
import { safeReturn } from './safe-return.ts'

/** Returns the current address without the modal and its step; on the log-in and sign-up pages, the address they lead to. */
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
