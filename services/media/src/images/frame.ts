/** Picks a frame of a film as its picture if it has none. */
import { INPUT_OPTIONS, inputAddress, outputAddress, startConfined } from '@quintet/media-files/tools/confine'
import { MediaToolError } from '@quintet/media-files/tools/media-tool-error'
import { lookAtPicture, type PictureLook } from '@quintet/media-files/tools/pictures'
import { probe, type VideoFacts } from '@quintet/media-files/tools/probe'
import { buffer } from 'node:stream/consumers'

// After the opening titles and before the ending.
const PLACES: readonly number[] = [0.1, 0.18, 0.26, 0.33, 0.4]
const WALL_SECONDS = 120
const GOOD_BRIGHTNESS = 115
/** Scores range up to about 7; from this one on a frame is neither dark nor empty. */
const GOOD_SCORE = 2.5

/** Returns the best of a few frames as JPEG. Throws a MediaToolError if the file has no picture. */
export async function grabFrame(file: string, options: { signal?: AbortSignal } = {}): Promise<Buffer> {
  const { video, durationSeconds } = await probe(file, options)
  if (!video) throw new MediaToolError('refused', 'It contains no video.')
  const grab = { file, video, durationSeconds, ...options }
  // Key frames are cheap and sharp; a film with hardly any is decoded up to the exact position.
  const quick = await bestOf(await grabFrames({ ...grab, isKeyFrame: true }))
  if (quick && quick.score >= GOOD_SCORE) return quick.bytes
  const exact = await bestOf(await grabFrames({ ...grab, isKeyFrame: false }))
  const best = exact && exact.score > (quick?.score ?? -1) ? exact : quick
  if (!best) throw new MediaToolError('refused', 'None of its frames can be read.')
  return best.bytes
}

async function grabFrames(grab: {
  file: string
  video: VideoFacts
  durationSeconds: number
  isKeyFrame: boolean
  signal?: AbortSignal
}): Promise<Buffer[]> {
  const { file, video, durationSeconds, isKeyFrame, ...options } = grab
  const confined = await startConfined({
    tool: 'ffmpeg',
    args: [
      '-hide_banner', '-v', 'level+error',
      ...PLACES.flatMap((place) => [
        ...INPUT_OPTIONS, '-threads', '1', ...(isKeyFrame ? ['-skip_frame', 'nokey', '-noaccurate_seek'] : []),
        '-ss', (durationSeconds * place).toFixed(3), '-i', inputAddress(file),
      ]),
      ...PLACES.flatMap((_, place) => [
        '-map', `${place}:${video.index}`, '-frames:v', '1', '-vf', filters(video), '-fps_mode', 'passthrough',
        '-c:v', 'mjpeg', '-q:v', '2', '-f', 'image2pipe', outputAddress(place),
      ]),
    ],
    outputs: PLACES.length,
    wallSeconds: WALL_SECONDS,
    ...options,
  }) // prettier-ignore
  const pictures = await Promise.all(confined.outputs.map((pipe) => buffer(pipe)))
  await confined.finished
  return pictures.filter((bytes) => bytes.length > 0)
}

async function bestOf(pictures: readonly Buffer[]): Promise<{ bytes: Buffer; score: number } | undefined> {
  const scored: { bytes: Buffer; score: number }[] = []
  for (const bytes of pictures) scored.push({ bytes, score: scoreOf(await lookAtPicture(bytes)) })
  return scored.toSorted((a, b) => b.score - a.score)[0]
}

/** Favours detail over near-black and near-white frames. */
export function scoreOf({ brightness, detail }: PictureLook): number {
  return detail * Math.max(0, 1 - Math.abs(brightness - GOOD_BRIGHTNESS) / 130)
}

function filters({ width, height, isHdr, isInterlaced }: VideoFacts): string {
  const hdr =
    'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'
  return [
    ...(isInterlaced ? ['yadif'] : []),
    ...(isHdr ? [hdr] : []),
    `scale=${width}:${height}`,
    'setsar=1',
    'format=yuvj420p',
  ].join(',')
}
