import { useLocation } from '@tanstack/react-router'

/** Whoever has just signed up is a member already, on a page that is still a visitor's. @spec accounts 6.1 */
export const useHasJoined = (): boolean =>
  useLocation({ select: ({ search }) => 'step' in search && search.step === 'welcome' })
