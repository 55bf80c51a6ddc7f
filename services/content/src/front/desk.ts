/** Front pages as the console reads, edits and previews them. @spec decisions 13.15 */
import type {
  FrontPageRecord,
  FrontPreview,
  FrontSection,
  listFrontChoices,
  PreviewShape,
  PREVIEW_VIEWERS,
} from '@quintet/contracts/operator/front-pages'
import { Problem } from '@quintet/contracts/problem'
import type { CallAnswer } from '@quintet/contracts/route'
import type { ContentItem } from '@quintet/contracts/content'
import { genreSlug, VERTICAL_FACTS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { type FrontPage, misplacedSection } from '@quintet/domain/catalogue/front-page'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { genresFor } from '../browsing/categories.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryName } from '../catalogue/category-names.ts'
import { announceChange } from '../catalogue/changes.ts'
import { wireAt } from '../catalogue/live-wire.ts'
import { jsonOf } from '../catalogue/title-record.ts'
import type { Title } from '../catalogue/title.ts'
import { titlesOnDevice } from '../catalogue/visibility.ts'
import { titleLines } from '../library/titles.ts'
import { chosenIn, peopleIn } from './kept-pages.ts'
import * as queries from './queries.ts'
import { fillSections, onThatDay, standardSections, titlesOfStandard } from './sections.ts'

export async function readFrontPage(
  db: Database | DatabaseTransaction,
  catalogue: Catalogue,
  { page, language, now }: { page: FrontPage; language: Language; now: Date },
): Promise<FrontPageRecord> {
  const kept = await queries.selectFrontPage(db, page)
  const sections = kept?.sections ?? standardSections(page, { index: titlesOnDevice(catalogue, false), now })
  const chosen = chosenIn(sections)
  return {
    revision: kept?.revision ?? null,
    changedAt: kept?.changed_at.toISOString() ?? null,
    sections,
    titles: chosen.length === 0 ? [] : await titleLines(db, chosen, language),
    people: await queries.selectPeople(db, peopleIn(sections)),
  }
}

/** Throws `invalid_request` for a section that is not allowed there, and `stale_front_page` if someone else saved first. */
export async function arrangeFrontPage(
  tx: DatabaseTransaction,
  {
    page,
    revision,
    sections,
  }: { page: FrontPage; revision: string | null; sections: readonly FrontSection[] },
  now: Date,
): Promise<void> {
  checkPlaces(page, sections)
  const known = { page, known: revision, revision: newId('front') }
  if (!(await queries.keepFrontPage(tx, known, sections, now))) throw new Problem('stale_front_page')
  await announceChange(tx, [])
}

function checkPlaces(page: FrontPage, sections: readonly FrontSection[]): void {
  const place = misplacedSection(page, sections)
  if (place === -1) return
  const message = 'This section is already on the page, or belongs to another page.'
  throw new Problem('invalid_request', { errors: [{ path: `sections.${place}`, message }] })
}

/** Resets a page to the standard sections. */
export async function resetFrontPage(tx: DatabaseTransaction, page: FrontPage): Promise<void> {
  await queries.deleteFrontPage(tx, page)
  await announceChange(tx, [])
}

type Wanted = {
  page: FrontPage
  at: Date
  as: (typeof PREVIEW_VIEWERS)[number]
  sections: readonly FrontSection[]
  language: Language
}

/** What a page would show at a given time; leaves out sections without titles. */
export async function previewFrontPage(
  db: Database,
  catalogue: Catalogue,
  { page, at, as, sections, language }: Wanted,
): Promise<FrontPreview> {
  checkPlaces(page, sections)
  const seen = {
    index: titlesOnDevice(catalogue, as === 'child'),
    works: await queries.selectWorks(db, peopleIn(sections)),
    isMember: as !== 'visitor',
    now: at,
  }
  return fillSections(page, sections, seen).map(({ section, titles }) => {
    const found = titles ?? titlesOfStandard(page, section, seen)
    const shown = found && onThatDay(page, section, found, at)
    return { id: section.id, titles: shown && shown.map((title) => lineOf(title, { section, language, at })) }
  })
}

const nameOfSection = (section: FrontSection) => (section.kind === 'standard' ? section.name : section.kind)

function lineOf(
  title: Title,
  { section, language, at }: { section: FrontSection; language: Language; at: Date },
): NonNullable<FrontPreview[number]['titles']>[number] {
  const { thumbnails, artwork } = JSON.parse(jsonOf(wireAt(title, language, at))) as ContentItem
  const shape = SHAPES_OF_SECTIONS[nameOfSection(section)] ?? VERTICAL_FACTS[title.vertical].shape
  const [key] = PICTURES[shape].filter((prefix) => artwork[`${prefix}small`] !== undefined)
  const picture = key === undefined ? (thumbnails.small ?? thumbnails.tiny) : artwork[`${key}small`]
  return { id: title.id, title: title.names[language], shape, picture: picture ?? null }
}

/** The sections of which members see other shapes than the vertical's own. */
const SHAPES_OF_SECTIONS: Partial<Record<string, PreviewShape>> = {
  hero: 'wide',
  banner: 'wide',
  highlights: 'highlight',
}

/** The artwork that a shape shows, in this order, as on members’ pages. @spec catalogue 3.2 */
const PICTURES: Record<PreviewShape, readonly string[]> = {
  wide: ['background_', 'thumb_landscape_', 'square_'],
  landscape: ['thumb_landscape_'],
  square: ['square_'],
  highlight: ['highlight_'],
  portrait: [''],
}

/** The choices for rules. */
export function readChoices(
  catalogue: Catalogue,
  language: Language,
  now: Date,
): CallAnswer<typeof listFrontChoices> {
  const index = titlesOnDevice(catalogue, false)
  const genresOf = (category: string) => index.genresOf(category, now)
  const genres = VERTICALS.map((vertical) => {
    const ids = genresFor(genresOf, vertical)
    return [
      vertical,
      ids.map((id) => ({ slug: genreSlug(id), name: categoryName(id, language), names: namesOf(id) })),
    ] as const
  })
  return {
    genres: Object.fromEntries(genres) as CallAnswer<typeof listFrontChoices>['genres'],
    tags: index.labelsInUse('tag', now).toSorted(),
    owners: index.labelsInUse('owner', now).toSorted(),
  }
}

const namesOf = (id: string) => ({ de: categoryName(id, 'de'), en: categoryName(id, 'en') })

export const findCredited = queries.findPeople
