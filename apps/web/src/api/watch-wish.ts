import { VERTICAL_FACTS, VERTICALS } from '@quintet/domain/categories'

/** The title that an address asks to be played at once, where it is a film: `/movies/movie/7?play=true`. */
export function watchWishOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): number | null {
  if (new URLSearchParams(search).get('play') !== 'true') return null
  const film = VERTICALS.map((vertical) => VERTICAL_FACTS[vertical]).find(
    ({ itemPath, playerType }) => playerType === 'VIDEO' && pathname.startsWith(`${itemPath}/`),
  )
  const id = Number(film && pathname.slice(film.itemPath.length + 1))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
