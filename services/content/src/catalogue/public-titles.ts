/** Everything with a public page, for sitemaps: titles, people, musical works, book series, teams and competitions. */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { competitionAddress, teamAddress } from '@quintet/domain/catalogue/competitions'
import { personAddress, seriesAddress } from '@quintet/domain/catalogue/people'
import { workAddress } from '@quintet/domain/catalogue/works'
import type { Catalogue } from './catalogue.ts'
import { sameWorks } from './same-works.ts'
import { idOfPersonLabel, isTeamLabel, workOfLabel } from './title-labels.ts'
import { titlesFor } from './visibility.ts'

export type PublicTitle = {
  id: number
  vertical: Vertical
  kidSafe: boolean
  /** The publication time, in milliseconds. */
  addedAt: number
}

/** Titles in order of id, so that parts of a sitemap stay stable. Episodes and tracks belong to their parents' pages. */
export function publicTitles(catalogue: Catalogue, now: Date): PublicTitle[] {
  return titlesFor(catalogue, null)
    .page({ sort: 'order', descending: false }, { from: 0, to: Number.POSITIVE_INFINITY }, now)
    .page.map(({ id, vertical, kidSafe, addedAt }) => ({ id, vertical, kidSafe, addedAt }))
    .toSorted((a, b) => a.id - b.id)
}

/** Paths of the pages of people and teams in order of id, then of book series, works and competitions. */
export function publicPeople(catalogue: Catalogue, now: Date): string[] {
  const index = titlesFor(catalogue, null)
  const labels = index.labelsInUse('person', now)
  const idsOf = (some: readonly string[]) => [...new Set(some.map(idOfPersonLabel))].toSorted((a, b) => a - b)
  return [
    ...idsOf(labels.filter((label) => !isTeamLabel(label))).map(personAddress),
    ...idsOf(labels.filter(isTeamLabel)).map(teamAddress),
    ...index
      .labelsInUse('series', now)
      .toSorted()
      .map((slug) => seriesAddress(encodeURIComponent(slug))),
    ...[...new Set(sameWorks(index.labelsTogether('work', now)).values())].toSorted().map((label) => {
      const { personId, slug } = workOfLabel(label)
      return workAddress(personId, encodeURIComponent(slug))
    }),
    ...index
      .labelsInUse('league', now)
      .toSorted()
      .map((slug) => competitionAddress(encodeURIComponent(slug))),
  ]
}
