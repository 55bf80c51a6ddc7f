/** Pages of people, works and book series; members and visitors use the same endpoints. @spec product 5.1, product 5.2 */
import { listFavoritePeople } from '@quintet/contracts/favorite-people'
import * as people from '@quintet/contracts/people'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

export const personQuery = ({ call, site }: Asker, personId: number) =>
  queryOptions({
    queryKey: ['person', personId],
    queryFn: ({ signal }) =>
      call(people.getPerson, { params: { personId }, query: { lang: site.language } }, { signal }),
  })

export const peopleQuery = ({ call, site }: Asker, search: string) =>
  queryOptions({
    queryKey: ['people', search],
    queryFn: ({ signal }) => call(people.findPeople, { query: { search, lang: site.language } }, { signal }),
  })

export const workQuery = ({ call, site }: Asker, personId: number, slug: string) =>
  queryOptions({
    queryKey: ['work', personId, slug],
    queryFn: ({ signal }) =>
      call(people.getWork, { params: { personId, slug }, query: { lang: site.language } }, { signal }),
  })

export const worksQuery = ({ call, site }: Asker, search: string) =>
  queryOptions({
    queryKey: ['works', search],
    queryFn: ({ signal }) => call(people.findWorks, { query: { search, lang: site.language } }, { signal }),
  })

export const seriesQuery = ({ call, site }: Asker, slug: string) =>
  queryOptions({
    queryKey: ['book-series', slug],
    queryFn: ({ signal }) =>
      call(people.getBookSeries, { params: { slug }, query: { lang: site.language } }, { signal }),
  })

/** Returns the favorite people, newest first; every change returns the new list. */
export const favoritePeopleQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['favorite-people'],
    queryFn: ({ signal }) => call(listFavoritePeople, {}, { signal }),
  })
