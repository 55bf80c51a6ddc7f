/** Converts a database row to what the index holds. */
import { DVR_SECONDS } from '@quintet/domain/live/broadcast'
import type { Programme } from '@quintet/domain/live/channel-plan'
import { plainChapter } from '@quintet/domain/catalogue/chapters'
import { competitionSlug } from '@quintet/domain/catalogue/competitions'
import { isRatedAbove } from '@quintet/domain/youth/jingle-rating'
import { hasPage, seriesSlug } from '@quintet/domain/catalogue/people'
import { workSlugs } from '@quintet/domain/catalogue/works'
import { youthAgeOf } from '@quintet/domain/youth/youth'
import type { NewTitle } from './pack-titles.ts'
import type { TitleRow } from './queries.ts'
import { STANDINGS } from './title-columns.ts'
import { isPlayable } from './title.ts'
import { personLabel, workLabel } from './title-labels.ts'
import type { MatchFacts } from './title-record.ts'
import { rentalOf, textsIn, toWire } from './title-wire.ts'

export function toNewTitle(row: TitleRow, productId: number): NewTitle {
  const assetFor = (wanted: 'main' | 'trailer') => row.assets.find(({ purpose }) => purpose === wanted)
  // A jingle rated above its channel has nothing to play there, whatever plan asks for it.
  const main = isOutOfPlace(row) ? undefined : assetFor('main')
  const facts = {
    kind: row.kind,
    vertical: row.vertical,
    season: row.season,
    number: row.number,
    durationSeconds: row.duration_seconds,
    mainAsset: main ? { id: main.id, form: main.form } : null,
    trailerAssetId: assetFor('trailer')?.id ?? row.series_trailer,
    partnerEmbed: row.partner_embed,
    programme: row.stopped_at === null ? programmeOf(row) : null,
    live:
      row.kind === 'event' && row.live && row.starts_at !== null
        ? {
            dvrSeconds: row.dvr_seconds ?? DVR_SECONDS,
            startOver: row.start_over,
            hasSaidEnd: row.ends_at !== null,
          }
        : null,
    isRented: rentalOf(row) !== undefined,
    extraKind: row.extra_kind,
    // A channel of titles is judged by those it shows, and so are its jingles, which have its rating; a live source has no other rating.
    youthAge:
      (row.programme === null || row.programme.ingest) && row.extra_kind !== 'jingle'
        ? youthAgeOf(row.parental_guidance, { isUnread: isUnread(row) })
        : null,
    countries: row.countries,
    match: row.kind === 'event' && row.vertical === 'sports' ? matchOf(row) : null,
    chapters: row.chapters.map(plainChapter),
    skips: row.skips,
    names: { de: textsIn(row, 'de').title, en: textsIn(row, 'en').title },
    people: [
      ...row.credits.map(({ name }) => name),
      ...(row.competition === null ? [] : [row.competition]),
      ...new Set(Object.values(row.work?.names ?? {})),
    ],
    pictureIds: row.pictures.map(({ id }) => id),
    isPicturedByFrame: row.pictures.some(({ source }) => source.from === 'frame'),
  }
  return {
    numbers: {
      id: row.id,
      parentId: row.parent_id ?? 0,
      rank: row.place,
      popularity: row.popularity,
      year: row.year ?? 0,
      addedAt: row.published_at?.getTime() ?? 0,
      availableFrom: row.available_from?.getTime() ?? Number.NEGATIVE_INFINITY,
      availableUntil: row.available_until?.getTime() ?? Number.POSITIVE_INFINITY,
      kidSafe: Number(row.kid_safe),
      startsAt: (row.live ? row.starts_at?.getTime() : undefined) ?? Number.NEGATIVE_INFINITY,
      endsAt: endOf(row) ?? Number.POSITIVE_INFINITY,
      isOnAir: Number(facts.programme !== null),
      standing: standingOf(row, isPlayable(facts) || Boolean(row.has_playing_parts)),
    },
    labels: {
      owner: [row.owner_id],
      category: row.categories.map(({ category }) => category),
      tag: row.tags.map(({ tag }) => tag),
      person: row.credits.filter(hasPage).map(({ role, id }) => personLabel(role, id)),
      series: row.series === null ? [] : [seriesSlug(row.series)].filter(Boolean),
      work: worksOf(row),
      league: [competitionSlug(row.competition ?? '')].filter(Boolean),
    },
    facts,
    // Everything else in the row is already in the bytes: keeping 150 000 rows would double the memory.
    wire: toWire(facts, row, productId),
  }
}

/** A channel's programme, with what an operator set. */
function programmeOf({ programme, jingles_every }: TitleRow): Programme | null {
  return programme && jingles_every !== null ? { ...programme, jinglesEvery: jingles_every } : programme
}

/** A work belongs to all of its composers, under each of its names. */
function worksOf({ work, credits }: TitleRow): string[] {
  const slugs = work ? workSlugs(work.names) : []
  const composers = credits.filter(({ role }) => role === 'composer').filter(hasPage)
  return composers.flatMap(({ id }) => slugs.map((slug) => workLabel(id, slug)))
}

function matchOf({ competition, result, other_results, credits, released_on }: TitleRow): MatchFacts {
  const teams = credits.filter(({ role }) => role === 'team').map(({ id, name }) => ({ id, name }))
  return { competition, teams, result, releasedOn: released_on, otherResults: other_results ?? [] }
}

/** The end of a live title, in milliseconds: as announced, else after the length of its recording. */
function endOf({ live, starts_at, ends_at, duration_seconds }: TitleRow): number | undefined {
  if (!live || starts_at === null) return undefined
  if (ends_at !== null) return ends_at.getTime()
  return duration_seconds === null ? undefined : starts_at.getTime() + duration_seconds * 1000
}

/** Has a rating that could not be interpreted. */
type Rating = Pick<TitleRow, 'parental_guidance' | 'rating_written'>

function isOutOfPlace(row: TitleRow): boolean {
  const ratingOf = (rated: Rating) => ({ guidance: rated.parental_guidance, isUnread: isUnread(rated) })
  return row.channel_rating !== null && isRatedAbove(ratingOf(row), ratingOf(row.channel_rating))
}

function isUnread(row: Rating): boolean {
  return row.parental_guidance === null && row.rating_written !== null
}

function standingOf({ kind, vertical }: Pick<TitleRow, 'kind' | 'vertical'>, isReady: boolean): number {
  const { plays, announced, channel, silentChannel } = STANDINGS
  // Radio counts as music; a video channel is not one of the films or matches it shows.
  if (kind === 'channel' && vertical !== 'music-stream') return isReady ? channel : silentChannel
  return isReady ? plays : announced
}
