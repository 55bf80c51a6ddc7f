/** A title as the index returns it: numbers from columns, everything else from its bytes on demand. */
import type { Language } from '@quintet/domain/basics/languages'
import { type Facts, factsIn, type Wire, wireIn } from './title-record.ts'
import { type ColumnName, STANDINGS, type TitleSource } from './title-columns.ts'

export class Title implements Facts {
  readonly #table: TitleSource
  readonly #at: number
  #facts: Facts | null = null

  /** The title at a place of the table. */
  constructor(table: TitleSource, at: number) {
    this.#table = table
    this.#at = at
  }

  get id(): number {
    return this.#number('id')
  }
  get parentId(): number | null {
    return this.#number('parentId') || null
  }
  /** Its editorial position in lists sorted by `order`, lowest first. */
  get rank(): number {
    return this.#number('rank')
  }
  /** 0 if unknown. */
  get year(): number {
    return this.#number('year')
  }
  get popularity(): number {
    return this.#number('popularity')
  }
  get addedAt(): number {
    return this.#number('addedAt')
  }
  /** When a live title goes on air, in milliseconds; minus infinity for any other. */
  get startsAt(): number {
    return this.#number('startsAt')
  }
  /** When a live title is over, in milliseconds; plus infinity if unknown. */
  get endsAt(): number {
    return this.#number('endsAt')
  }
  /** When the right to show it ends, in milliseconds; infinity if it does not. */
  get availableUntil(): number {
    return this.#number('availableUntil')
  }
  get kidSafe(): boolean {
    return this.#number('kidSafe') === 1
  }
  /** True if it, or at least one episode or track, is playable; otherwise it is only announced. */
  get isReady(): boolean {
    return this.standing === STANDINGS.plays || this.standing === STANDINGS.channel
  }
  /** Its group in lists, lowest first: one of `STANDINGS`. */
  get standing(): number {
    return this.#number('standing')
  }
  get categories(): string[] {
    return this.#table.labels.of(this.#at, 'category')
  }
  get tags(): string[] {
    return this.#table.labels.of(this.#at, 'tag')
  }
  /** The people who made it, as role and id: `artist:12`. */
  get personLabels(): string[] {
    return this.#table.labels.of(this.#at, 'person')
  }
  /** The works it is a recording of, as composer id and work slug: `12:symphony-no-5`. */
  get workLabels(): string[] {
    return this.#table.labels.of(this.#at, 'work')
  }
  get kind() {
    return this.#told.kind
  }
  get vertical() {
    return this.#told.vertical
  }
  get season() {
    return this.#told.season
  }
  get number() {
    return this.#told.number
  }
  get durationSeconds() {
    return this.#told.durationSeconds
  }
  get mainAsset() {
    return this.#told.mainAsset
  }
  get trailerAssetId() {
    return this.#told.trailerAssetId
  }
  get partnerEmbed() {
    return this.#told.partnerEmbed
  }
  get programme() {
    return this.#told.programme
  }
  get live() {
    return this.#told.live
  }
  get match() {
    return this.#told.match
  }
  get isRented() {
    return this.#told.isRented
  }
  get extraKind() {
    return this.#told.extraKind
  }
  get youthAge() {
    return this.#told.youthAge
  }
  get countries() {
    return this.#told.countries
  }
  get chapters() {
    return this.#told.chapters
  }
  get skips() {
    return this.#told.skips
  }
  get names() {
    return this.#told.names
  }
  get people() {
    return this.#told.people
  }
  get pictureIds() {
    return this.#told.pictureIds
  }
  get isPicturedByFrame() {
    return this.#told.isPicturedByFrame
  }

  /** The bytes ready for the wire, without copying. */
  wire(language: Language): Wire {
    return wireIn(this.#table.chunkOf(this.#at), this.#number('start'), language)
  }

  get #told(): Facts {
    return (this.#facts ??= factsIn(this.#table.chunkOf(this.#at), this.#number('start')))
  }

  #number(column: ColumnName): number {
    return this.#table.columns[column][this.#at] ?? 0
  }
}

export function isPlayable(title: Pick<Facts, 'mainAsset' | 'partnerEmbed' | 'programme'>): boolean {
  return title.mainAsset !== null || title.partnerEmbed !== null || title.programme !== null
}

/** True if a broadcast has not started: its recording may exist, but is withheld until then. @spec catalogue 2.8.8 */
export function isAhead({ startsAt }: Pick<Title, 'startsAt'>, now: Date): boolean {
  return now.getTime() < startsAt
}

/** True if a broadcast is not over: its recording may show what is still to come. @spec decisions 12.2 */
export function isUnfinished({ live, endsAt }: Pick<Title, 'live' | 'endsAt'>, now: Date): boolean {
  return live !== null && now.getTime() < endsAt
}
