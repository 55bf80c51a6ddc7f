/** A camera whose pictures show when they were taken: a row of black and white fields encodes milliseconds, and the rest moves. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const WIDTH = 480
const HEIGHT = 270
const FRAMES_PER_SECOND = 25
const FRAME_MS = 1000 / FRAMES_PER_SECOND
/** The bits of the time, followed by those of a checksum that detects half-drawn pictures. */
export const TIME_BITS = 20
export const SUM_BITS = 4
const FIELD = WIDTH / (TIME_BITS + SUM_BITS)
/** The row's share of the picture's height, from the top. */
export const ROW_SHARE = 0.1
const ROW = Math.round(HEIGHT * ROW_SHARE)
const [BLACK, WHITE, GREY] = [16, 235, 128]

/** The bits of a time; the player's page decodes the same. */
export function bitsOf(ms: number): boolean[] {
  const time = ms % 2 ** TIME_BITS
  // Starts at one, so that an all-black card is not a valid time.
  let sum = 1
  for (let rest = time; rest > 0; rest = Math.floor(rest / 2)) sum += rest % 2
  const written = time * 2 ** SUM_BITS + (sum % 2 ** SUM_BITS)
  return Array.from({ length: TIME_BITS + SUM_BITS }, (_, place) =>
    Boolean(Math.floor(written / 2 ** (TIME_BITS + SUM_BITS - 1 - place)) % 2),
  )
}

/** Draws pictures until stopped, scaled to `height`, and pushes them as an encoder does. */
export function startCamera(pushTo: string, height: number): () => Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    [
      '-nostdin', '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`, '-framerate', String(FRAMES_PER_SECOND),
      '-use_wallclock_as_timestamps', '1', '-i', 'pipe:0', '-re', '-f', 'lavfi', '-i', 'sine=440:sample_rate=48000',
      '-vf', `scale=${Math.round((height * WIDTH) / HEIGHT / 2) * 2}:${height}:flags=neighbor`,
      '-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-b:v', '6M', '-maxrate', '6M', '-bufsize', '6M', '-g', String(FRAMES_PER_SECOND),
      '-c:a', 'aac', '-f', 'flv', pushTo,
    ],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  ) // prettier-ignore
  const gone = once(encoder, 'exit')
  encoder.stdin.on('error', () => {})
  const stopped = new AbortController()
  const draw = async (): Promise<void> => {
    const begun = performance.now()
    for (let frame = 0; !stopped.signal.aborted && encoder.exitCode === null; frame++) {
      await sleep(Math.max(0, begun + frame * FRAME_MS - performance.now()))
      // Like a real camera, it drops frames its encoder has no time for.
      if (!encoder.stdin.writableNeedDrain) encoder.stdin.write(pictureOf(frame, Date.now()))
    }
  }
  const drawing = draw()
  return async () => {
    stopped.abort()
    await drawing
    encoder.kill('SIGKILL')
    await gone
  }
}

function pictureOf(frame: number, ms: number): Buffer {
  const picture = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, GREY)
  for (let y = ROW; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) picture[y * WIDTH + x] = BLACK + ((x + y + frame * 3) % (WHITE - BLACK))
  for (const [place, bit] of bitsOf(ms).entries())
    for (let y = 0; y < ROW; y++)
      picture.fill(bit ? WHITE : BLACK, y * WIDTH + place * FIELD, y * WIDTH + (place + 1) * FIELD)
  return picture
}
