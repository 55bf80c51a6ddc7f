/**
 * What lies over a page stands in the page's address, whatever the page: so Back closes it, a reload opens it again, and a
 * link leads into it. `?search=fox&in=music` is the search overlay, `?favorites=true` the favorites overlay,
 * `?account=settings` the account area, `?modal=login` a modal above them all.
 */
import { verticalOfSlug } from '@quintet/domain/categories'
import { isAccountPlace, type AccountPlace } from './account-places.ts'
import { isModalName, type ModalName } from './modals.ts'

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

/**
 * Like every reader of an address, it answers each of its parameters, as undefined where it does not take what is given: the
 * router lays the answer over the address, and what is left out would stay as somebody wrote it.
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
