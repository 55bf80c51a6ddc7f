/** The card shown while a source is away: two seconds of a still picture and silence, made once per ladder. */
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startConfined } from '@quintet/media-files/tools/confine'
import { drawPixels } from '@quintet/media-files/tools/pixels'
import type { Storage } from '@quintet/platform/storage/storage'
import { z } from 'zod'
import { type Init, readFragments } from '../transcode/fragments.ts'
import { type Ladder, ladderOf } from '../transcode/ladder.ts'
import { type LiveSegment, SegmentJoiner } from './join-segments.ts'
import { cardArguments } from './maker-arguments.ts'
import { formOf, MAX_THREADS, type RunForm } from './maker.ts'
import { LIVE_SEGMENT_SECONDS } from '@quintet/domain/live/live-ingest'

export type Card = { form: RunForm; segment: LiveSegment }

const DRAWING = new URL('./card.svg', import.meta.url)
const WALL_SECONDS = 120

/** Used until a source's size is known. */
export const FIRST_LADDER = ladderOf({ width: 1280, height: 720, framesPerSecond: 25 }, LIVE_SEGMENT_SECONDS)

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'))
const Kept = z.object({
  inits: z.array(z.object({ bytes, timescale: z.number(), codec: z.string(), runIn: z.number() })),
  parts: z.array(bytes),
  seconds: z.number(),
  soundSeconds: z.number(),
})

const known = new Map<string, Promise<Card>>()

function keyOf(prefix: string, ladder: Ladder | null): string {
  const digest = createHash('sha256').update(JSON.stringify(ladder)).digest('hex').slice(0, 16)
  return `${prefix}/card/${digest}.json`
}

/**
 * Returns the card of a ladder, null for audio only; it is stored below `prefix`, so that another worker taking over the channel has it at
 * once.
 */
export function cardOf(storage: Storage, prefix: string, ladder: Ladder | null): Promise<Card> {
  const key = keyOf(prefix, ladder)
  const card = known.get(key) ?? findCard(storage, key, ladder)
  known.set(key, card)
  card.catch(() => known.delete(key))
  return card
}

/** The card if it is stored already: a process that runs no channels draws none. */
export async function storedCard(
  storage: Storage,
  prefix: string,
  ladder: Ladder | null,
): Promise<Card | null> {
  return readCard(storage, keyOf(prefix, ladder), ladder)
}

async function readCard(storage: Storage, key: string, ladder: Ladder | null): Promise<Card | null> {
  if ((await storage.size(key)) === null) return null
  const { inits, ...segment } = Kept.parse(JSON.parse(String(await buffer(storage.read(key)))))
  return { form: formOf({ picture: pictureOf(ladder) }, inits), segment }
}

async function findCard(storage: Storage, key: string, ladder: Ladder | null): Promise<Card> {
  const stored = await readCard(storage, key, ladder)
  if (stored) return stored
  const made = await makeCard(ladder)
  const text = (each: Buffer) => each.toString('base64')
  const inits = made.form.inits.map((init) => ({ ...init, bytes: text(init.bytes) }))
  const { parts, ...lengths } = made.segment
  await storage.write(key, JSON.stringify({ inits, parts: parts.map(text), ...lengths }))
  return made
}

async function makeCard(ladder: Ladder | null): Promise<Card> {
  const top = ladder?.rungs.at(-1)
  const rungs = ladder?.rungs.length ?? 0
  const pixels = top && (await drawPixels(await readFile(DRAWING), top))
  const confined = await startConfined({
    tool: 'ffmpeg',
    args: cardArguments(ladder, MAX_THREADS),
    outputs: rungs + 1,
    wallSeconds: WALL_SECONDS,
    isUrgent: true,
    ...(pixels ? { input: Readable.from([pixels]) } : {}),
  })
  const joiner = new SegmentJoiner(rungs)
  const inits: Init[] = []
  await Promise.all(
    confined.outputs.map((pipe, place) =>
      readFragments(pipe, {
        onInit: async (init) => void (inits[place] = init),
        onSegment: async (segment) => joiner.push(place, segment),
      }),
    ),
  )
  await confined.finished
  const segment = joiner.next(true)
  if (!segment) throw new Error('The card has no segment.')
  return { form: formOf({ picture: pictureOf(ladder) }, inits), segment }
}

const pictureOf = (ladder: Ladder | null) =>
  ladder && { ladder, streamIndex: 0, isInterlaced: false, isRgb: true, isHdr: false }
