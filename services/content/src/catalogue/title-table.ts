/**
 * Published titles, packed: the numbers that lists are built from in columns, everything else as bytes in large chunks. A table is never
 * modified; the saved file holds its columns and chunks unchanged. Why: docs/decisions/0165.
 */
import { placeIn } from './ascending.ts'
import type { Children } from './children.ts'
import { picturesLike } from './pictures.ts'
import type { TitleLabels } from './title-labels.ts'
import type { Columns, TitleSource } from './title-columns.ts'
import { Title } from './title.ts'

export type TableParts = {
  columns: Columns
  labels: TitleLabels
  chunks: readonly Buffer[]
  /** Keys of all pictures, ascending; see `pictures.ts`. */
  pictures: Float64Array
  children: Children
}

export class TitleTable implements TitleSource {
  readonly columns: Columns
  readonly labels: TitleLabels
  readonly chunks: readonly Buffer[]
  readonly pictures: Float64Array
  readonly #children: Children

  constructor({ columns, labels, chunks, pictures, children }: TableParts) {
    this.columns = columns
    this.labels = labels
    this.chunks = chunks
    this.pictures = pictures
    this.#children = children
  }

  get size(): number {
    return this.columns.id.length
  }

  at(place: number): Title {
    return new Title(this, place)
  }

  /** The place of a title; -1 if there is none with this id. */
  placeOf(id: number): number {
    return placeIn(this.columns.id, id)
  }

  chunkOf(place: number): Buffer {
    return this.chunks[this.columns.chunk[place] ?? 0] ?? NO_BYTES
  }

  isAvailable(place: number, time: number): boolean {
    const { availableFrom, availableUntil } = this.columns
    return (availableFrom[place] ?? 0) <= time && time < (availableUntil[place] ?? 0)
  }

  /** Places of an album's tracks or a series' episodes, in order of id. */
  childrenOf(place: number): Int32Array {
    const { from, places } = this.#children
    return places.subarray(from[place], from[place + 1])
  }

  /** The place of the title that a picture belongs to; -1 if there is none. */
  placeOfPicture(pictureId: string): number {
    for (const id of picturesLike(this.pictures, pictureId)) {
      const place = this.placeOf(id)
      if (place !== -1 && this.at(place).pictureIds.includes(pictureId)) return place
    }
    return -1
  }
}

const NO_BYTES = Buffer.alloc(0)
