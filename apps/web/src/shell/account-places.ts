/** The sections of the account area, in menu order. @spec accounts 2.9 */
export const ACCOUNT_SECTIONS = ['profile', 'settings', 'invoices', 'billing', 'customer-care'] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

/** The menu: a screen of its own on small screens, beside the profile on large ones. */
export const ACCOUNT_MENU = 'menu'
export type AccountPlace = AccountSection | typeof ACCOUNT_MENU

export function isAccountPlace(place: unknown): place is AccountPlace {
  return place === ACCOUNT_MENU || (ACCOUNT_SECTIONS as readonly unknown[]).includes(place)
}

/** Invoices and billing use the full width. */
export const isWideSection = (section: AccountSection): boolean =>
  section === 'invoices' || section === 'billing'
