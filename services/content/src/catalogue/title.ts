/** A title as the index gives it: its numbers from columns, everything else from its bytes when somebody asks. */
import type { Language } from '@quintet/domain/languages'
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
  /** Its place in lists sorted by `order`, small first. */
  get rank(): number {
    return this.#number('rank')
  }
  /** 0: not known. */
  get year(): number {
    return this.#number('year')
  }
  get popularity(): number {
    return this.#number('popularity')
  }
  get addedAt(): number {
    return this.#number('addedAt')
  }
  /** When a live title goes on the air, in milliseconds; minus infinity: it does not wait for anything. */
  get startsAt(): number {
    return this.#number('startsAt')
  }
  /** When a live title is over, in milliseconds; plus infinity: nobody knows. */
  get endsAt(): number {
    return this.#number('endsAt')
  }
  /** When the right to show it ends, in milliseconds; infinity: it does not. */
  get availableUntil(): number {
    return this.#number('availableUntil')
  }
  get kidSafe(): boolean {
    return this.#number('kidSafe') === 1
  }
  /** Whether it plays, or something of it: an episode, a track. Else it is announced only. */
  get isReady(): boolean {
    return this.standing === STANDINGS.plays || this.standing === STANDINGS.channel
  }
  /** Its place among others, small first: one of `STANDINGS`. */
  get standing(): number {
    return this.#number('standing')
  }
  get categories(): string[] {
    return this.#table.labels.of(this.#at, 'category')
  }
  get tags(): string[] {
    return this.#table.labels.of(this.#at, 'tag')
  }
  /** Who made it, as role and id: `artist:12`. */
  get personLabels(): string[] {
    return this.#table.labels.of(this.#at, 'person')
  }
  /** The works that it plays, as the composer's id and the work's slug: `12:symphony-no-5`. */
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
  get youthAge() {
    return this.#told.youthAge
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

  /** What is kept ready to go over the wire; no byte of it is copied. */
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

/** A broadcast that has not begun: its recording may be there, and is kept until then. @spec catalogue 2.8.8 */
export function isAhead({ startsAt }: Pick<Title, 'startsAt'>, now: Date): boolean {
  return now.getTime() < startsAt
}

/** A broadcast that is not over: what its recording shows may still be to come. @spec decisions 12.2 */
export function isUnfinished({ live, endsAt }: Pick<Title, 'live' | 'endsAt'>, now: Date): boolean {
  return live !== null && now.getTime() < endsAt
}
