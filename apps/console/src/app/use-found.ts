/** The palette's results: screens at once, titles and members as soon as they are loaded. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { NavigateOptions } from '@tanstack/react-router'
import { Film, type IconNode, UserRound } from 'lucide'
import { membersQuery, meQuery, titlesQuery } from '../api/queries.ts'
import { useTexts } from '../texts/language.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { placeNames, placesFor } from './places.ts'

const FOUND_MAX = 6

export type Entry = { key: string; icon: IconNode; name: string; detail?: string; target: NavigateOptions }

export function useFound(search: string): { entries: Entry[]; isLooking: boolean } {
  const names = placeNames(useTexts())
  const { rights } = useSuspenseQuery(meQuery).data
  const asked = useSettled(search)
  const isAsked = search !== '' && asked !== ''
  const titles = useQuery({ ...titlesQuery({ search: asked }), enabled: isAsked })
  const members = useQuery({
    ...membersQuery({ search: asked }),
    enabled: isAsked && rights.includes('members'),
  })
  const places = placesFor(rights, names, search).map(({ to, name, icon }): Entry => ({
    key: name,
    icon,
    name: names[name],
    target: { to },
  }))
  const isLooking = search !== asked || titles.isFetching || members.isFetching
  const found = isAsked ? [...titlesIn(titles.data), ...membersIn(members.data)] : []
  return {
    // Of the previous results, only those that still match are kept: Enter must never open a result of an older search.
    entries: [...places, ...(isLooking ? found.filter((entry) => isLike(entry, search)) : found)],
    isLooking,
  }
}

function isLike({ name, detail = '' }: Entry, search: string): boolean {
  return `${name} ${detail}`.toLowerCase().includes(search.toLowerCase())
}

type Titles = { items: readonly { id: number; title: string; year: number | null }[] }
type Members = { items: readonly { id: string; email: string; name: string }[] }

function titlesIn(answer: Titles | undefined): Entry[] {
  return (answer?.items ?? []).slice(0, FOUND_MAX).map(({ id, title, year }) => ({
    key: `title-${id}`,
    icon: Film,
    name: title,
    detail: year === null ? '' : String(year),
    target: { to: '/titles/$id', params: { id: String(id) } },
  }))
}

function membersIn(answer: Members | undefined): Entry[] {
  return (answer?.items ?? []).slice(0, FOUND_MAX).map(({ id, email, name }) => ({
    key: `member-${id}`,
    icon: UserRound,
    name: email,
    detail: name,
    target: { to: '/members/$id', params: { id } },
  }))
}
