/** Builds tables of titles, and derives new ones when titles change: a table is never modified in place. */
import { childrenOf } from './children.ts'
import { Growing, type Numbers } from '../search/growing.ts'
import { mergeAscending } from './ascending.ts'
import { pictureKey, titleOfPicture } from './pictures.ts'
import { LABEL_KINDS, type LabelKind, labelOf, TitleLabels } from './title-labels.ts'
import { type Facts, recordLength, type WireParts, writeRecord } from './title-record.ts'
import { COLUMN_NAMES, COLUMNS, type ColumnName, type Columns } from './title-columns.ts'
import { TitleTable } from './title-table.ts'

/** A title before it is packed. */
export type NewTitle = {
  numbers: Record<Exclude<ColumnName, 'chunk' | 'start'>, number>
  labels: Record<LabelKind, readonly string[]>
  facts: Facts
  wire: WireParts
}

/** Titles per step, before the event loop gets a turn. */
const STEP = 20_000

/** A table after a change, and where each title of the previous one is now: -1 if it changed or is gone. */
export type Changed = { table: TitleTable; moved: Int32Array }

/**
 * The same table with the titles in `changed` replaced: `titles` are those that still exist, by id. Old bytes of changed titles stay in the
 * chunks until everything is repacked.
 */
export function* changeTable(
  base: TitleTable,
  changed: ReadonlySet<number>,
  titles: readonly NewTitle[],
  { isPackedAnew }: { isPackedAnew: boolean },
): Generator<void, Changed> {
  const packer = new TitlePacker(base, isPackedAnew)
  const moved = new Int32Array(base.size).fill(-1)
  const ids = base.columns.id
  let next = 0
  for (let place = 0; place < ids.length;) {
    const id = ids[place] ?? 0
    while (next < titles.length && (titles[next]?.numbers.id ?? 0) < id) packer.add(titles[next++])
    const before = titles[next]?.numbers.id ?? Number.POSITIVE_INFINITY
    let end = place
    while (
      end < ids.length &&
      end - place < STEP &&
      !changed.has(ids[end] ?? 0) &&
      (ids[end] ?? 0) < before
    ) {
      moved[end] = packer.size + end - place
      end++
    }
    packer.keep(place, end)
    place = end > place ? end : place + Number(changed.has(id))
    yield
  }
  while (next < titles.length) packer.add(titles[next++])
  return { table: yield* packer.finish(changed), moved }
}

/** The size at which a chunk is closed. A shorter chunk is the last one, and is repacked with what follows. */
const CHUNK_BYTES = 4 * 2 ** 20

type GrowingColumns = { [Name in ColumnName]: Growing<Columns[Name]> }

/** Packs titles, which must be added in order of id. */
export class TitlePacker {
  readonly #base: TitleTable | undefined
  readonly #columns = newColumns()
  readonly #labels: string[]
  readonly #labelNumbers: Map<string, number>
  readonly #labelsOf = new Growing(Uint32Array)
  readonly #labelsFrom = new Growing(Uint32Array)
  readonly #chunks: Buffer[]
  /** The number of chunks reused from the base. */
  readonly #chunksKept: number
  readonly #pictures: number[] = []
  #records: Buffer[] = []
  #bytes = 0

  constructor(base?: TitleTable, isPackedAnew = false) {
    this.#base = base
    this.#labels = [...(base?.labels.parts.names ?? [])]
    this.#labelNumbers = new Map(this.#labels.map((label, number) => [label, number]))
    this.#chunks = isPackedAnew ? [] : (base?.chunks ?? []).filter(({ length }) => length >= CHUNK_BYTES)
    this.#chunksKept = this.#chunks.length
    this.#labelsFrom.push(0)
  }

  get size(): number {
    return this.#columns.id.length
  }

  add(title: NewTitle | undefined): void {
    if (!title) return
    const { numbers, labels, facts, wire } = title
    const record = { chunk: this.#chunks.length, start: this.#bytes }
    for (const name of COLUMN_NAMES) this.#columns[name].push({ ...numbers, ...record }[name])
    for (const kind of LABEL_KINDS)
      for (const each of labels[kind]) this.#labelsOf.push(this.#numberOf(labelOf(kind, each)))
    this.#labelsFrom.push(this.#labelsOf.length)
    for (const id of facts.pictureIds) this.#pictures.push(pictureKey(id, numbers.id))
    this.#append(writeRecord(facts, wire))
  }

  /** Copies titles of the base, from one place up to but not including another. */
  keep(from: number, to: number): void {
    const base = this.#base
    if (!base || from === to) return
    const first = this.size
    for (const name of COLUMN_NAMES) this.#columns[name].pushAll(base.columns[name].subarray(from, to))
    const labels = base.labels.parts
    const shift = this.#labelsOf.length - (labels.from[from] ?? 0)
    this.#labelsOf.pushAll(labels.numbers.subarray(labels.from[from], labels.from[to]))
    for (let place = from; place < to; place++) {
      this.#labelsFrom.push((labels.from[place + 1] ?? 0) + shift)
      if ((base.columns.chunk[place] ?? 0) < this.#chunksKept) continue
      this.#columns.chunk.put(first + place - from, this.#chunks.length)
      this.#columns.start.put(first + place - from, this.#bytes)
      const [source, start] = [base.chunkOf(place), base.columns.start[place] ?? 0]
      this.#append(source.subarray(start, start + recordLength(source, start)))
    }
  }

  /** The finished table; for changed titles only the newly added pictures remain. */
  *finish(changed: ReadonlySet<number> = new Set()): Generator<void, TitleTable> {
    this.#closeChunk()
    const columns = finished(this.#columns)
    const labels = new TitleLabels({
      names: this.#labels,
      numbers: this.#labelsOf.toArray(),
      from: this.#labelsFrom.toArray(),
    })
    yield
    const stay = this.#base?.pictures.filter((key) => !changed.has(titleOfPicture(key)))
    yield
    const pictures = mergeAscending(stay ?? new Float64Array(), Float64Array.from(this.#pictures).toSorted())
    yield
    return new TitleTable({
      columns,
      labels,
      chunks: this.#chunks,
      pictures,
      children: yield* childrenOf(columns),
    })
  }

  #numberOf(label: string): number {
    const known = this.#labelNumbers.get(label)
    if (known !== undefined) return known
    this.#labelNumbers.set(label, this.#labels.length)
    return this.#labels.push(label) - 1
  }

  #append(record: Buffer): void {
    this.#records.push(record)
    this.#bytes += record.length
    if (this.#bytes >= CHUNK_BYTES) this.#closeChunk()
  }

  #closeChunk(): void {
    if (this.#records.length > 0) this.#chunks.push(Buffer.concat(this.#records))
    this.#records = []
    this.#bytes = 0
  }
}

function newColumns(): GrowingColumns {
  return Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, new Growing<Numbers>(COLUMNS[name])]),
  ) as unknown as GrowingColumns
}

function finished(columns: GrowingColumns): Columns {
  return Object.fromEntries(COLUMN_NAMES.map((name) => [name, columns[name].toArray()])) as unknown as Columns
}
