/**
 * What lies over a page stands in the page's address, whatever the page: so Back closes it, a reload opens it again, and a
 * link leads into it. `?search=fox&in=music` is the search overlay, `?favorites=true` the favorites overlay,
 * `?account=settings` the account area, `?modal=login` a modal above them all.
 */
import { verticalOfSlug } from '@quintet/domain/categories'
import { isAccountPlace, type AccountPlace } from '../api/account-places.ts'
import { isModalName, type ModalName } from '../api/modals.ts'

/** As long as the search call takes. */
const TERM_MAX_LENGTH = 200

export type OverlaySearch = {
  /** What is searched for; empty where the overlay has just been opened. */
  search?: string | undefined
  /** The slug of the category searched in; all of them unless given. */
  in?: string | undefined
  favorites?: true | undefined
  account?: AccountPlace | undefined
  modal?: ModalName | undefined
  /** Of the sign-up, in its modal and on its page. */
  step?: string | undefined
}

export function readOverlaySearch(given: Record<string, unknown>): OverlaySearch {
  const { search: term, in: category, account, modal, step } = given
  return {
    ...(typeof term === 'string' ? { search: term.slice(0, TERM_MAX_LENGTH) } : {}),
    ...(typeof category === 'string' && verticalOfSlug(category) ? { in: category } : {}),
    ...(given['favorites'] === true || given['favorites'] === 'true' ? { favorites: true as const } : {}),
    ...(isAccountPlace(account) ? { account } : {}),
    ...(isModalName(modal) ? { modal } : {}),
    ...(typeof step === 'string' ? { step } : {}),
  }
}
