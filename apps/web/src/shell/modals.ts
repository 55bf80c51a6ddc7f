/** The modals, by their name in the address (`?modal=login`), and who may open them. @spec accounts 2.5, accounts 9.3 */

type ModalFacts = {
  for: 'visitor' | 'member' | 'everyone'
  /** No other modal opens on a device under the kids lock, for members and visitors alike. */
  isOpenUnderLock?: true
  /** The stacking level; 16 unless the specification sets another. */
  level: number
}

export const MODAL_LEVEL = 16

export const MODALS = {
  'login-or-sign-up': { for: 'visitor', level: MODAL_LEVEL },
  login: { for: 'visitor', level: MODAL_LEVEL },
  'sign-up': { for: 'visitor', level: MODAL_LEVEL },
  'forgotten-password': { for: 'visitor', level: MODAL_LEVEL, isOpenUnderLock: true },
  'reset-password': { for: 'everyone', level: MODAL_LEVEL, isOpenUnderLock: true },
  profiles: { for: 'member', level: MODAL_LEVEL },
  'change-password': { for: 'member', level: 17 },
  'cancel-subscription': { for: 'member', level: 17 },
  logout: { for: 'member', level: 17 },
  'erase-account': { for: 'member', level: 17 },
  'export-data': { for: 'member', level: 17 },
  'app-password': { for: 'member', level: 17 },
  'kids-pin': { for: 'member', level: 22, isOpenUnderLock: true },
  'kids-password': { for: 'member', level: 22 },
  'kids-forgot-password': { for: 'member', level: 22, isOpenUnderLock: true },
} as const satisfies Record<string, ModalFacts>

export type ModalName = keyof typeof MODALS

export function isModalName(name: unknown): name is ModalName {
  return typeof name === 'string' && Object.hasOwn(MODALS, name)
}

/** Account modals are for the account holder; on a locked device, only the ways out by PIN, password or mail open. @spec accounts 6.1 */
export function mayOpenModal(name: ModalName, who: { isMember: boolean; isKidLocked: boolean }): boolean {
  const { for: whom, isOpenUnderLock }: ModalFacts = MODALS[name]
  if (who.isKidLocked) return isOpenUnderLock === true
  return whom === 'everyone' || (whom === 'member') === who.isMember
}
