/** A packed title with ordinary values, for tests and benchmarks that vary a few of its fields. */
import type { NewTitle } from './pack-titles.ts'
import { STANDINGS } from './title-columns.ts'

/** The fields to override. */
export type OtherFields = { [Part in keyof NewTitle]?: Partial<NewTitle[Part]> }

/** A film from 1999 that is always available, playable and kid-safe, with the fields in `other` replaced. */
export function plainTitle(id: number, other: OtherFields = {}): NewTitle {
  const own = { json: '}', visitorLength: 0 }
  return {
    numbers: {
      id,
      parentId: 0,
      rank: id,
      popularity: 0,
      year: 1999,
      addedAt: id,
      availableFrom: Number.NEGATIVE_INFINITY,
      availableUntil: Number.POSITIVE_INFINITY,
      startsAt: Number.NEGATIVE_INFINITY,
      endsAt: Number.POSITIVE_INFINITY,
      kidSafe: 1,
      standing: STANDINGS.plays,
      isOnAir: 0,
      ...other.numbers,
    },
    labels: {
      owner: ['quintet'],
      category: ['movies'],
      tag: [],
      person: [],
      series: [],
      work: [],
      league: [],
      ...other.labels,
    },
    facts: {
      kind: 'movie',
      vertical: 'movies',
      season: null,
      number: null,
      durationSeconds: null,
      mainAsset: null,
      trailerAssetId: null,
      partnerEmbed: null,
      programme: null,
      live: null,
      match: null,
      isRented: false,
      youthAge: null,
      countries: null,
      chapters: [],
      skips: [],
      names: { de: `Titel ${id}`, en: `Title ${id}` },
      people: [],
      pictureIds: [],
      isPicturedByFrame: false,
      extraKind: null,
      ...other.facts,
    },
    wire: { shared: '{', own: { de: own, en: own }, ...other.wire },
  }
}
