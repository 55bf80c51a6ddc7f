/** A title as editors see it: read from the catalogue tables, and written back field by field. */
import type { TitleSheet, TitleTexts } from '@quintet/contracts/operator/title-sheet'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { plainChapter } from '@quintet/domain/catalogue/chapters'
import type { SheetField } from '@quintet/domain/catalogue/title-sheet'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { TitleChanges } from '../catalogue/write.ts'
import * as queries from './queries.ts'

/** Besides the editable fields, a rating as imported, even if it could not be interpreted. */
export type KeptSheet = Omit<TitleSheet, 'rating'> & {
  rating: TitleSheet['rating'] & { written?: string | null }
}

/** The current values of a title. Throws `unknown_content`. */
export async function readSheet(db: Database | DatabaseTransaction, id: number): Promise<KeptSheet> {
  const row = await queries.selectSheet(db, id)
  if (!row) throw new Problem('unknown_content')
  return sheetOf(row)
}

/** A title's row as a sheet. */
export function sheetOf(row: queries.SheetRow): KeptSheet {
  const textIn = (language: Language): TitleTexts | null => {
    const found = row.texts.find((text) => text.language === language)
    if (!found) return null
    const { title, shortDescription, description } = found
    return { title, shortDescription, description }
  }
  const { rental_price_cents: priceCents, rental_currency: currency } = row
  return {
    textDe: textIn('de'),
    textEn: textIn('en'),
    year: row.year,
    rating: {
      guidance: row.parental_guidance,
      written: row.rating_written,
      descriptors: row.rating_descriptors,
    },
    people: row.people as TitleSheet['people'],
    categories: row.categories.flatMap(({ category }) => (category === row.vertical ? [] : [category])),
    tags: row.tags.map(({ tag }) => tag),
    rights: { from: isoOf(row.available_from), until: isoOf(row.available_until) },
    countries: row.countries,
    rental: priceCents !== null && currency !== null ? { priceCents, currency: currency as 'EUR' } : null,
    order: row.place,
    trackNumber: { disc: row.season, number: row.number },
    chapters: row.chapters.map(plainChapter),
    skips: row.skips,
    work: row.work && {
      names: row.work.names,
      movements: row.work.movements,
      number: row.work.number,
    },
    broadcast: { startsAt: isoOf(row.starts_at), endsAt: isoOf(row.ends_at) },
    moments: row.moments,
  }
}

const WRITTEN_AS: { [Field in SheetField]: (value: KeptSheet[Field]) => TitleChanges } = {
  textDe: (de) => ({ texts: { de } }),
  textEn: (en) => ({ texts: { en } }),
  year: (year) => ({ year }),
  rating: ({ guidance, written = null, descriptors }) => ({
    parentalGuidance: guidance,
    ratingWritten: written,
    ratingDescriptors: descriptors,
  }),
  people: (credits) => ({ credits }),
  categories: (categories) => ({ categories }),
  tags: (tags) => ({ tags }),
  rights: ({ from, until }) => ({ availableFrom: dateOf(from), availableUntil: dateOf(until) }),
  countries: (countries) => ({ countries }),
  rental: (rental) => ({ rental }),
  order: (place) => ({ place }),
  trackNumber: ({ disc, number }) => ({ season: disc, number }),
  chapters: (chapters) => ({ chapters }),
  skips: (skips) => ({ skips }),
  work: (work) => ({ work }),
  broadcast: ({ startsAt, endsAt }) => ({ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }),
  moments: (moments) => ({
    moments: moments.map(({ score, ...moment }) => ({ ...moment, score: score ?? undefined })),
  }),
}

/** The changes to write for fields to have these values; they passed the sheet's schema or came from the catalogue. */
export function changesOf(fields: ReadonlyMap<SheetField, unknown>): TitleChanges {
  const changes: TitleChanges = {}
  for (const [field, value] of fields) {
    const { texts, ...rest } = (WRITTEN_AS[field] as (value: unknown) => TitleChanges)(value)
    Object.assign(changes, rest, texts && { texts: { ...changes.texts, ...texts } })
  }
  return changes
}

function isoOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}

function dateOf(written: string | null): Date | null {
  return written === null ? null : new Date(written)
}
