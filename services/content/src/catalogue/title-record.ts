/**
 * The bytes of one title, as they lie in memory and in the kept file: lengths, then facts as a JSON array, then the JSON that goes
 * over the wire: the part that all languages share, and behind it one part per language. The two together are an item.
 */
import type { Kind, Vertical } from '@quintet/domain/categories'
import type { Programme } from '@quintet/domain/channel-plan'
import type { ResultOfDay } from '@quintet/domain/competitions'
import { LANGUAGES, type Language } from '@quintet/domain/languages'
import type { Score } from '@quintet/domain/moments'
import type { Skip } from '@quintet/domain/watching'
import type { YouthAge } from '@quintet/domain/youth-hours'

/** Of a title of sport: where it belongs, who plays, how it ended. */
export type MatchFacts = {
  competition: string | null
  /** Of two the first is at home. */
  teams: readonly { id: number; name: string }[]
  result: Score | null
  releasedOn: string | null
  /** Results of the competition that are no titles. */
  otherResults: readonly ResultOfDay[]
}

/** What is told of a title one by one, when somebody asks for it. */
export type Facts = {
  kind: Kind
  vertical: Vertical
  season: number | null
  number: number | null
  durationSeconds: number | null
  /** The asset that plays, and the trailer's. */
  mainAsset: { id: string; form: 'video' | 'audio' | 'game' } | null
  trailerAssetId: string | null
  partnerEmbed: string | null
  /** Of a channel that is on the air. */
  programme: Programme | null
  /** Of an event that is live at its time; in seconds. `hasSaidEnd`: its end was announced, else it is that of the recording. */
  live: { dvrSeconds: number; startOver: boolean; hasSaidEnd: boolean } | null
  match: MatchFacts | null
  isRented: boolean
  /** Kept from minors under this age; null: it plays at any time. */
  youthAge: YouthAge | null
  chapters: readonly { title: string; start: number; end: number }[]
  skips: readonly Skip[]
  names: Record<Language, string>
  /** Everybody it can be found by, its competition, and the work that it plays in each language. */
  people: readonly string[]
  pictureIds: readonly string[]
  /** Whether one of them shows a moment of it. */
  isPicturedByFrame: boolean
}

/** In this order they stand in the array, without their names: a million titles would repeat them. */
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
] as const satisfies (keyof Facts)[]

/** An item in JSON before it is packed: `shared` and one of `own` after it. */
export type WireParts = {
  shared: string
  /** What only members get stands at the end: visitors get the same bytes up to `visitorLength`, and the closing brace. */
  own: Record<Language, { json: string; visitorLength: number }>
}

/** Where in `source` the two parts of an item lie, in bytes. */
export type Wire = {
  source: Buffer
  shared: number
  sharedLength: number
  own: number
  ownLength: number
  visitorLength: number
}

const NUMBER_BYTES = 4
/** Lengths of the facts and of the shared part; then, of each language, its length and a visitor's. */
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

/** The JSON of an item as a member gets it. */
export function jsonOf({ source, shared, sharedLength, own, ownLength }: Wire): string {
  return (
    source.toString('utf8', shared, shared + sharedLength) + source.toString('utf8', own, own + ownLength)
  )
}

function lengthAt(source: Buffer, start: number, at: number): number {
  return source.readUInt32LE(start + at * NUMBER_BYTES)
}
