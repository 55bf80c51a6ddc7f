/** The editors' front pages, as every process holds them with the catalogue. */
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import { FRONT_PAGES, type FrontPage, turnsOf } from '@quintet/domain/catalogue/front-page'
import type { Database } from '@quintet/platform/db/database'
import { firstAbove } from '../catalogue/ascending.ts'
import { selectFrontPages, selectWorks } from './queries.ts'

/** The titles of people named in rules. */
export type Works = ReadonlyMap<number, readonly number[]>

export type FrontPages = {
  /** Null for a page that was never arranged. */
  sectionsOf: (page: FrontPage) => readonly FrontSection[] | null
  works: Works
  /** How many start and end dates of sections have passed; while it is unchanged, the same sections are shown. */
  turnAt: (now: Date) => number
}

export async function readFrontPages(db: Database): Promise<FrontPages> {
  const rows = await selectFrontPages(db)
  const pages = new Map(rows.map(({ page, sections }) => [page, sections]))
  const sections = FRONT_PAGES.flatMap((page) => pages.get(page) ?? [])
  const turns = Float64Array.from(turnsOf(sections))
  return {
    sectionsOf: (page) => pages.get(page) ?? null,
    works: await selectWorks(db, peopleIn(sections)),
    turnAt: (now) => firstAbove(turns, now.getTime()),
  }
}

export function peopleIn(sections: readonly FrontSection[]): number[] {
  return sections.flatMap((section) =>
    'rule' in section && section.rule.by === 'person' ? [section.rule.personId] : [],
  )
}

export function chosenIn(sections: readonly FrontSection[]): number[] {
  return sections.flatMap((section) =>
    'rule' in section && section.rule.by === 'titles' ? section.rule.ids : [],
  )
}
