/** A person's music and books, as far as a viewer may see them. @spec product 5.1 */
import { Problem } from '@quintet/contracts/problem'
import { PAGE_ROLES, type PageRole } from '@quintet/domain/catalogue/page-roles'
import { isSingle } from '@quintet/domain/catalogue/people'
import { personLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'

export type Works = {
  albums: Title[]
  singles: Title[]
  appearsOn: Title[]
  composed: Title[]
  written: Title[]
  narrated: Title[]
}

/** All works of a person, newest first, each title once. Throws `unknown_person` if none of them may be seen. */
export function worksOf(index: TitleIndex, id: number, now: Date): Works {
  const shown = new Set<number>()
  const inRole = (role: PageRole): Title[] => index.labelled('person', personLabel(role, id), now)
  const ownOf = (titles: readonly Title[]) => titles.filter(({ parentId }) => parentId === null)
  const albumsOf = (titles: readonly Title[]) =>
    titles.flatMap(({ parentId }) => (parentId === null ? [] : (index.find(parentId, now) ?? [])))
  const once = (titles: readonly Title[]): Title[] => {
    const added = [...new Map(titles.map((title) => [title.id, title])).values()]
    const fresh = added.filter((title) => !shown.has(title.id))
    for (const title of fresh) shown.add(title.id)
    return fresh.toSorted((a, b) => b.year - a.year || b.id - a.id)
  }

  const performed = inRole('artist')
  const released = once(ownOf(performed))
  const singles = new Set(released.filter((title) => isReleasedAsSingle(index, title)))
  const composed = inRole('composer')
  const works: Works = {
    albums: released.filter((title) => !singles.has(title)),
    singles: [...singles],
    appearsOn: once(albumsOf(performed)),
    written: once(ownOf(inRole('author'))),
    narrated: once(ownOf(inRole('narrator'))),
    composed: once([...ownOf(composed), ...albumsOf(composed)]),
  }
  if (shown.size === 0) throw new Problem('unknown_person')
  return works
}

function isReleasedAsSingle(index: TitleIndex, title: Title): boolean {
  if (title.kind === 'track') return true
  const tracks = index.childrenOf(title.id).length
  return title.kind === 'album' && isSingle({ tracks, seconds: title.durationSeconds })
}

const isArtist = (label: string): boolean => label.startsWith('artist:')

/** The tracks an artist plays: those of their own albums unless credited to others, and those on others' albums. */
export function tracksOf(index: TitleIndex, id: number, now: Date): Title[] {
  const label = personLabel('artist', id)
  const isOwn = (track: Title): boolean => {
    const artists = track.personLabels.filter(isArtist)
    return artists.length === 0 || artists.includes(label)
  }
  const credited = index.labelled('person', label, now)
  const tracks = credited.flatMap((title) =>
    title.kind === 'album'
      ? index.childrenOf(title.id).filter((track) => index.find(track.id, now) !== null && isOwn(track))
      : title.kind === 'track'
        ? [title]
        : [],
  )
  return [...new Map(tracks.map((track) => [track.id, track])).values()]
}

/** The roles in which a person has visible titles. */
export function rolesOf(index: TitleIndex, id: number, now: Date): PageRole[] {
  return PAGE_ROLES.filter((role) => index.labelled('person', personLabel(role, id), now).length > 0)
}
