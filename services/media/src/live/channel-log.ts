/**
 * What a channel has on the air: segments one after the other, each encrypted, stored in all renditions and only then listed. The times
 * in them go on over all runs, so that also players that follow no discontinuities go on.
 */
import { randomBytes } from 'node:crypto'
import type { Database } from '@quintet/platform/db/database'
import type { Storage } from '@quintet/platform/storage/storage'
import { encryptSegment, vectorOf } from '../encrypt/segments.ts'
import { moveFragments } from '../transcode/fragments.ts'
import type { LiveSegment } from './join-segments.ts'
import type { RunForm } from './maker.ts'
import * as queries from './queries.ts'

/** Ten minutes of a channel stand under one key. */
const SEGMENTS_PER_KEY = 300
const KEY_BYTES = 16

/** Another worker has the channel. */
export class ChannelLost extends Error {
  override readonly name = 'ChannelLost'
}

/** A stretch without a break. Its segments count their own time, or each begins at 0. */
export type Run = { form: RunForm; isCard: boolean }

type Held = { itemId: number; assetId: string; zero: Date; worker: string }
type Parts = { db: Database; storage: Storage; held: Held }

export class ChannelLog {
  readonly #parts: Parts
  #segment: number
  #runNumber: number
  #endsAt: number | null
  #run: { run: Run; beginsAt: number } | null = null
  #key: { number: number; key: Buffer } | null = null
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(parts: Parts, end: Awaited<ReturnType<typeof queries.readEnd>>) {
    this.#parts = parts
    this.#segment = end.segment
    this.#runNumber = end.run
    this.#endsAt = end.endsAt
  }

  static async open(parts: Parts): Promise<ChannelLog> {
    return new ChannelLog(parts, await queries.readEnd(parts.db, parts.held.itemId))
  }

  /** Milliseconds; null: nothing was ever on it. */
  get endsAt(): number | null {
    return this.#endsAt
  }

  /** Puts a segment on the air, which is over at `now` at the latest. Throws `ChannelLost`. */
  append(run: Run, segment: LiveSegment, now: number): Promise<void> {
    const written = this.#writing.then(() => this.#write(run, segment, now))
    this.#writing = written.catch(() => {})
    return written
  }

  /** What is not made is missing: the next segment begins at this time, if it is later than the end. */
  skipTo(time: number): void {
    if (this.#endsAt !== null) this.#endsAt = Math.max(this.#endsAt, time)
  }

  async #write(run: Run, { parts, seconds, soundSeconds }: LiveSegment, now: number): Promise<void> {
    const { db, storage, held } = this.#parts
    const startsAt = this.#endsAt ?? now - seconds * 1000
    const isFirst = this.#run?.run !== run
    const number = this.#segment + 1
    const runNumber = isFirst ? this.#runNumber + 1 : this.#runNumber
    const folder = `assets/${held.assetId}/${runNumber}`
    if (isFirst) {
      await Promise.all(
        run.form.renditions.map(({ name }, place) =>
          storage.write(`${folder}/${name}/init.mp4`, run.form.inits[place]?.bytes ?? ''),
        ),
      )
      this.#run = { run, beginsAt: startsAt }
    }
    const movedBy = (run.isCard ? startsAt : (this.#run?.beginsAt ?? startsAt)) - held.zero.getTime()
    const { key, number: keyNumber } = await this.#keyOf(number)
    await Promise.all(
      run.form.renditions.map(({ name }, place) => {
        const bytes = Buffer.from(parts[place] ?? '')
        moveFragments(bytes, Math.round((movedBy / 1000) * (run.form.inits[place]?.timescale ?? 1)))
        const encrypted = encryptSegment(bytes, key, vectorOf(place, number))
        return storage.write(`${folder}/${name}/${segmentName(number)}`, encrypted)
      }),
    )
    const listed = await queries.insertSegment(db, held, {
      run: { number: runNumber, isCard: run.isCard, renditions: run.form.renditions },
      segment: { number, startsAt: new Date(startsAt), seconds, soundSeconds, keyNumber },
      isFirst,
    })
    if (!listed) throw new ChannelLost('Another worker has this channel.')
    this.#segment = number
    this.#runNumber = runNumber
    this.#endsAt = startsAt + seconds * 1000
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
