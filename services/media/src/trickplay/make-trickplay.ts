/** Makes the seek bar's stills from the packaged film: the first picture of some of the smallest rung's segments. */
import { outputAddress, startConfined } from '@quintet/media-files/tools/confine'
import type { Storage } from '@quintet/platform/storage/storage'
import { buffer } from 'node:stream/consumers'
import { decryptSegment, type MediaKeys } from '../encrypt/segments.ts'
import type { StoredSegment } from '../transcode/stored-segment.ts'
import { readSheets, SHEET_SIDE, sheetName, stepOf, stillOf, writeIndex } from './sheets.ts'

const WALL_SECONDS = 30 * 60

type Rung = { name: string; width: number; height: number; segments: readonly StoredSegment[] }

/** Stores the sheets and their WebVTT file beside the renditions; returns its key. Throws a MediaToolError. */
export async function makeTrickplay(
  rung: Rung,
  options: { storage: Storage; prefix: string; keys: MediaKeys | null; signal?: AbortSignal | undefined },
): Promise<string> {
  const { storage, prefix, signal } = options
  const folder = `${prefix}/trickplay`
  const step = stepOf(rung.segments.reduce((sum, { seconds }) => sum + seconds, 0))
  const still = stillOf(rung)
  const confined = await startConfined({
    tool: 'ffmpeg',
    // It reads only our own files, but is confined all the same.
    args: [
      '-hide_banner', '-v', 'level+error', '-protocol_whitelist', 'pipe', '-skip_frame', 'nokey', '-f', 'mov', '-i', 'pipe:0',
      '-vf', `scale=${still.width}:${still.height}:flags=area,tile=${SHEET_SIDE}x${SHEET_SIDE}`,
      '-fps_mode', 'passthrough', '-c:v', 'mjpeg', '-q:v', '6', '-pix_fmt', 'yuvj420p', '-f', 'image2pipe', outputAddress(0),
    ],
    input: openingSegments(rung, step, options),
    outputs: 1,
    wallSeconds: WALL_SECONDS,
    signal,
  }) // prettier-ignore
  const [sheets] = confined.outputs
  let number = 0
  if (sheets)
    for await (const sheet of readSheets(sheets))
      await storage.write(`${folder}/${sheetName(number++)}`, sheet)
  await confined.finished
  const index = `${folder}/index.vtt`
  await storage.write(index, writeIndex(still, spansOf(rung, step)))
  return index
}

function spansOf({ segments }: Rung, step: number): number[] {
  const spans: number[] = []
  for (const [number, { seconds }] of segments.entries()) {
    const span = Math.floor(number / step)
    spans[span] = (spans[span] ?? 0) + seconds
  }
  return spans
}

async function* openingSegments(
  { name, segments }: Rung,
  step: number,
  { storage, prefix, keys }: { storage: Storage; prefix: string; keys: MediaKeys | null },
): AsyncGenerator<Buffer> {
  yield await buffer(storage.read(`${prefix}/${name}/init.mp4`))
  for (let number = 0; number < segments.length; number += step) {
    const segment = segments[number]
    if (!segment) return
    const stored = await buffer(storage.read(`${prefix}/${name}/${segment.name}`))
    yield keys && segment.encryption
      ? decryptSegment(stored, keys.keyOf(number).key, segment.encryption.vector)
      : stored
  }
}
