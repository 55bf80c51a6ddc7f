/**
 * A channel's broadcast: consecutive segments, each encrypted, stored in all renditions, and only then listed; in a channel with parts, so
 * is each part as it arrives. Timestamps continue across all runs, so that even players that ignore discontinuities keep playing.
 * @spec decisions 12.14
 */
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LIVE_SEGMENT_SECONDS, type LiveRendition } from '@quintet/domain/live/live-ingest'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import { decryptSegment, encryptSegment, vectorOf } from '../encrypt/segments.ts'
import { moveFragments } from '../transcode/fragments.ts'
import type { LiveSegment } from './join-segments.ts'
import type { RunForm } from './maker.ts'
import * as queries from './queries.ts'

/** One key covers ten minutes of a channel. */
const SEGMENTS_PER_KEY = 300
const KEY_BYTES = 16
/** A segment's parts add up to its length, except for rounding. */
const ROUNDING_SECONDS = 0.01

/** Thrown if another worker has taken over the channel. */
export class ChannelLost extends Error {
  override readonly name = 'ChannelLost'
}

/** An uninterrupted stretch. Its segments share one timeline; those of a card each start at 0. `hasParts`: its segments arrive in parts. */
export type Run = { form: RunForm; isCard: boolean; hasParts: boolean }

type Held = { itemId: number; assetId: string; zero: Date; worker: string }
type Parts = { db: Database; storage: Storage; held: Held }

/** The current run. Its number is used once it is listed. */
type Standing = { run: Run; row: queries.RunRow; beginsAt: number }
/** A segment arriving in parts: its pieces so far, in each rendition. */
type Open = { run: queries.RunRow; segment: queries.SegmentRow; pieces: (readonly Buffer[])[] }

export class ChannelLog {
  readonly #parts: Parts
  #segment: number
  #runNumber: number
  #endsAt: number | null
  #standing: Standing | null = null
  #open: Open | null = null
  #key: { number: number; key: Buffer } | null = null
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(parts: Parts, end: Awaited<ReturnType<typeof queries.readEnd>>) {
    this.#parts = parts
    this.#segment = end.segment
    this.#runNumber = end.run
    this.#endsAt = end.endsAt
  }

  /** Continues where the channel ended. A segment left unfinished by the previous worker is completed from its parts. */
  static async open(parts: Parts): Promise<ChannelLog> {
    const log = new ChannelLog(parts, await queries.readEnd(parts.db, parts.held.itemId))
    await log.#takeOver()
    return log
  }

  /** In milliseconds; null if nothing has been broadcast yet. */
  get endsAt(): number | null {
    return this.#endsAt
  }

  /** Broadcasts a segment, or the next part of one, that ends at `now` at the latest. Throws `ChannelLost`. */
  append(run: Run, segment: LiveSegment, now: number): Promise<void> {
    const written = this.#writing.then(() => this.#write(run, segment, now))
    this.#writing = written.catch(() => {})
    return written
  }

  /** Leaves a gap: the next segment starts at this time, if it is later than the end. */
  skipTo(time: number): void {
    if (this.#endsAt !== null) this.#endsAt = Math.max(this.#endsAt, time)
  }

  async #write(run: Run, piece: LiveSegment, now: number): Promise<void> {
    const startsAt = this.#endsAt ?? now - piece.seconds * 1000
    const standing = this.#standing?.run === run ? this.#standing : await this.#begin(run, startsAt)
    const bytes = this.#moved(standing, piece, startsAt)
    const number = this.#segment + 1
    const key = await this.#keyOf(number)
    const told = {
      number,
      startsAt: new Date(startsAt),
      seconds: piece.seconds,
      soundSeconds: piece.soundSeconds,
      keyNumber: key.number,
    }
    if (!run.hasParts) {
      await this.#put(standing.row, told, bytes, key.key)
      this.#segment = number
    } else {
      const open = (this.#open ??= {
        run: standing.row,
        segment: { ...told, seconds: 0, soundSeconds: 0 },
        pieces: [],
      })
      await this.#put(standing.row, { ...told, place: open.pieces.length }, bytes, key.key)
      open.pieces.push(bytes)
      open.segment.seconds += piece.seconds
      open.segment.soundSeconds += piece.soundSeconds
      if (open.segment.seconds > LIVE_SEGMENT_SECONDS - ROUNDING_SECONDS) await this.#finish()
    }
    this.#endsAt = startsAt + piece.seconds * 1000
  }

  async #begin(run: Run, beginsAt: number): Promise<Standing> {
    await this.#finish()
    const { storage, held } = this.#parts
    const { renditions, inits } = run.form
    const number = this.#runNumber + 1
    await Promise.all(
      renditions.map(({ name }, place) =>
        storage.write(`assets/${held.assetId}/${number}/${name}/init.mp4`, inits[place]?.bytes ?? ''),
      ),
    )
    this.#standing = { run, row: { number, isCard: run.isCard, renditions }, beginsAt }
    return this.#standing
  }

  /** Returns the bytes of each rendition, shifted to the channel's timeline. */
  #moved({ run, beginsAt }: Standing, { parts }: LiveSegment, startsAt: number): Buffer[] {
    const movedBy = (run.isCard ? startsAt : beginsAt) - this.#parts.held.zero.getTime()
    return run.form.inits.map(({ timescale }, place) => {
      const bytes = Buffer.from(parts[place] ?? '')
      moveFragments(bytes, Math.round((movedBy / 1000) * timescale))
      return bytes
    })
  }

  /** Stores a segment or part in all renditions, and then lists it. */
  async #put(
    run: queries.RunRow,
    piece: queries.SegmentRow | queries.PartRow,
    bytes: readonly Buffer[],
    key: Buffer,
  ): Promise<void> {
    const { db, storage, held } = this.#parts
    await Promise.all(
      run.renditions.map((rendition, place) =>
        storage.write(
          this.#nameOf(run, rendition, piece),
          encryptSegment(bytes[place] ?? Buffer.alloc(0), key, vectorOf(place, piece.number)),
        ),
      ),
    )
    const isFirst = run.number > this.#runNumber
    if (!(await queries.list(db, held, { run, piece, isFirst })))
      throw new ChannelLost('Another worker has this channel.')
    this.#runNumber = run.number
  }

  #nameOf(
    { number }: queries.RunRow,
    { name }: LiveRendition,
    piece: queries.SegmentRow | queries.PartRow,
  ): string {
    const file = 'place' in piece ? partName(piece.number, piece.place) : segmentName(piece.number)
    return `assets/${this.#parts.held.assetId}/${number}/${name}/${file}`
  }

  /** Completes the open segment at its current length. */
  async #finish(): Promise<void> {
    if (!this.#open) return
    const { run, segment, pieces } = this.#open
    const whole = run.renditions.map((_, place) =>
      Buffer.concat(pieces.map((each) => each[place] ?? Buffer.alloc(0))),
    )
    await this.#put(run, segment, whole, (await this.#keyOf(segment.number)).key)
    this.#segment = segment.number
    this.#open = null
  }

  async #takeOver(): Promise<void> {
    const { db, storage, held } = this.#parts
    const left = await queries.readUnfinished(db, held.itemId, this.#segment)
    const [first] = left?.parts ?? []
    if (!left || !first) return
    const { key } = await this.#keyOf(first.number)
    const pieces = await Promise.all(
      left.parts.map((part) =>
        Promise.all(
          left.run.renditions.map(async (rendition, place) => {
            const bytes = await buffer(storage.read(this.#nameOf(left.run, rendition, part)))
            return decryptSegment(bytes, key, vectorOf(place, part.number))
          }),
        ),
      ),
    )
    const sum = (of: 'seconds' | 'soundSeconds') => left.parts.reduce((total, part) => total + part[of], 0)
    const { place: _, ...segment } = first
    this.#open = {
      run: left.run,
      segment: { ...segment, seconds: sum('seconds'), soundSeconds: sum('soundSeconds') },
      pieces,
    }
    await this.#finish()
    this.#endsAt = first.startsAt.getTime() + sum('seconds') * 1000
  }

  async #keyOf(segment: number): Promise<{ number: number; key: Buffer }> {
    const number = Math.floor(segment / SEGMENTS_PER_KEY) + 1
    if (this.#key?.number !== number) {
      const { db, held } = this.#parts
      this.#key = { number, key: await queries.keepKey(db, held.assetId, number, randomBytes(KEY_BYTES)) }
    }
    return this.#key
  }
}

export const segmentName = (number: number): string => `${number}.m4s`
export const partName = (segment: number, place: number): string => `${segment}.${place}.m4s`
