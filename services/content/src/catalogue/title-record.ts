/**
 * The bytes of one title, as they are in memory and in the saved file: lengths, then facts as a JSON array, then the JSON for the wire: the
 * part shared by all languages, followed by one part per language. The shared part and one language make an item.
 */
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import type { NamedChapter } from '@quintet/domain/catalogue/chapters'
import type { Programme } from '@quintet/domain/live/channel-plan'
import type { ResultOfDay } from '@quintet/domain/catalogue/competitions'
import type { ExtraKind } from '@quintet/domain/catalogue/extras'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import type { Score } from '@quintet/domain/live/moments'
import type { Skip } from '@quintet/domain/playback/watching'
import type { YouthAge } from '@quintet/domain/youth/youth-hours'

/** Facts of a sports title: its competition, teams and result. */
export type MatchFacts = {
  competition: string | null
  /** With two teams, the first one is at home. */
  teams: readonly { id: number; name: string }[]
  result: Score | null
  releasedOn: string | null
  /** Results of the competition that have no title here. */
  otherResults: readonly ResultOfDay[]
}

/** Facts of a title that are only read when needed. */
export type Facts = {
  kind: Kind
  vertical: Vertical
  season: number | null
  number: number | null
  durationSeconds: number | null
  /** The playable asset. */
  mainAsset: { id: string; form: 'video' | 'audio' | 'game' } | null
  trailerAssetId: string | null
  partnerEmbed: string | null
  /** Only for a channel on the air. */
  programme: Programme | null
  /** Only for an event with a live time; in seconds. `hasSaidEnd`: its end was announced; otherwise it is that of the recording. */
  live: { dvrSeconds: number; startOver: boolean; hasSaidEnd: boolean } | null
  match: MatchFacts | null
  isRented: boolean
  extraKind: ExtraKind | null
  /** The age below which minors are kept from it; null if it plays at any time. */
  youthAge: YouthAge | null
  /** The countries of members who may play it; null if all. */
  countries: readonly string[] | null
  chapters: readonly NamedChapter[]
  skips: readonly Skip[]
  names: Record<Language, string>
  /** Names it can be found by: people, its competition, and the work it plays in each language. */
  people: readonly string[]
  pictureIds: readonly string[]
  /** Whether one of the pictures is a frame of the title itself. */
  isPicturedByFrame: boolean
}

/** The order of facts in the array. Names are left out, as a million titles would repeat them. */
const FACTS = [
  'kind',
  'vertical',
  'season',
  'number',
  'durationSeconds',
  'mainAsset',
  'trailerAssetId',
  'partnerEmbed',
  'programme',
  'live',
  'match',
  'isRented',
  'youthAge',
  'chapters',
  'skips',
  'names',
  'people',
  'pictureIds',
  'isPicturedByFrame',
  'extraKind',
  'countries',
] as const satisfies (keyof Facts)[]

/** An item's JSON before packing: `shared`, followed by one of `own`. */
export type WireParts = {
  shared: string
  /** Members-only data comes last: visitors get the same bytes up to `visitorLength`, plus the closing brace. */
  own: Record<Language, { json: string; visitorLength: number }>
}

/** Where the two parts of an item are in `source`, in bytes. */
export type Wire = {
  source: Buffer
  shared: number
  sharedLength: number
  own: number
  ownLength: number
  visitorLength: number
}

const NUMBER_BYTES = 4
/** The lengths of the facts and of the shared part; then, for each language, the full and the visitor's length. */
const FIXED_LENGTHS = 2
const HEAD_BYTES = NUMBER_BYTES * (FIXED_LENGTHS + 2 * LANGUAGES.length)

export function writeRecord(facts: Facts, { shared, own }: WireParts): Buffer {
  const parts = [
    JSON.stringify(FACTS.map((name) => facts[name])),
    shared,
    ...LANGUAGES.map((each) => own[each].json),
  ]
  const [told = 0, common = 0, ...ownLengths] = parts.map((part) => Buffer.byteLength(part))
  const lengths = LANGUAGES.flatMap((each, at) => [ownLengths[at] ?? 0, own[each].visitorLength])
  const head = Buffer.alloc(HEAD_BYTES)
  for (const [at, length] of [told, common, ...lengths].entries())
    head.writeUInt32LE(length, at * NUMBER_BYTES)
  return Buffer.concat([head, Buffer.from(parts.join(''))])
}

export function recordLength(source: Buffer, start: number): number {
  let length = HEAD_BYTES + lengthAt(source, start, 0) + lengthAt(source, start, 1)
  for (let at = 0; at < LANGUAGES.length; at++) length += lengthAt(source, start, FIXED_LENGTHS + 2 * at)
  return length
}

export function factsIn(source: Buffer, start: number): Facts {
  const from = start + HEAD_BYTES
  const values = JSON.parse(source.toString('utf8', from, from + lengthAt(source, start, 0))) as unknown[]
  return Object.fromEntries(FACTS.map((name, at) => [name, values[at]])) as Facts
}

export function wireIn(source: Buffer, start: number, language: Language): Wire {
  const shared = start + HEAD_BYTES + lengthAt(source, start, 0)
  const sharedLength = lengthAt(source, start, 1)
  const place = LANGUAGES.indexOf(language)
  let own = shared + sharedLength
  for (let at = 0; at < place; at++) own += lengthAt(source, start, FIXED_LENGTHS + 2 * at)
  const at = FIXED_LENGTHS + 2 * place
  const [ownLength, visitorLength] = [lengthAt(source, start, at), lengthAt(source, start, at + 1)]
  return { source, shared, sharedLength, own, ownLength, visitorLength }
}

/** The JSON of an item as members receive it. */
export function jsonOf({ source, shared, sharedLength, own, ownLength }: Wire): string {
  return (
    source.toString('utf8', shared, shared + sharedLength) + source.toString('utf8', own, own + ownLength)
  )
}

function lengthAt(source: Buffer, start: number, at: number): number {
  return source.readUInt32LE(start + at * NUMBER_BYTES)
}
