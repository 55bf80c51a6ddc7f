import { useLocation } from '@tanstack/react-router'

/** True right after sign-up: the user is already a member, but the page is still a visitor's. @spec accounts 6.1 */
export const useHasJoined = (): boolean =>
  useLocation({ select: ({ search }) => 'step' in search && search.step === 'welcome' })
