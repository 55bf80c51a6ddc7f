/**
 * What opens over a page is part of any page's address, so that Back closes it, a reload opens it again, and a link can lead to it.
 * `?search=fox&in=music` is the search overlay, `?favorites=true` the favorites overlay, `?account=settings` the account area,
 * `?modal=login` a modal above them all.
 */
import { verticalOfSlug } from '@quintet/domain/catalogue/categories'
import { isAccountPlace, type AccountPlace } from './account-places.ts'
import { isModalName, type ModalName } from './modals.ts'

/** The maximum length that the search call accepts. */
const TERM_MAX_LENGTH = 200

export type OverlaySearch = {
  /** The search term; empty if the overlay has just been opened. */
  search?: string | undefined
  /** The slug of the category to search in; all categories if undefined. */
  in?: string | undefined
  favorites?: true | undefined
  account?: AccountPlace | undefined
  modal?: ModalName | undefined
  /** The step of the sign-up, in its modal and on its page. */
  step?: string | undefined
}

/**
 * Returns every parameter it reads, as undefined if the given value is invalid: the router merges the result into the address, and a
 * missing parameter would stay as written.
 */
export function readOverlaySearch(given: Record<string, unknown>): OverlaySearch {
  const { search: term, in: category, favorites, account, modal, step } = given
  return {
    search: typeof term === 'string' ? term.slice(0, TERM_MAX_LENGTH) : undefined,
    in: typeof category === 'string' && verticalOfSlug(category) ? category : undefined,
    favorites: favorites === true || favorites === 'true' ? true : undefined,
    account: isAccountPlace(account) ? account : undefined,
    modal: isModalName(modal) ? modal : undefined,
    step: typeof step === 'string' ? step : undefined,
  }
}
