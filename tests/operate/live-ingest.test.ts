/** Live channels, made by real ffmpeg from small sources, and requested the way players do. */
import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createDecipheriv } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addIngestChannel, stopChannel } from '@quintet/content/channels'
import { startPlayback } from '@quintet/contracts/playback'
import { type IngestSource, LIVE_SEGMENT_SECONDS } from '@quintet/domain/live/live-ingest'
import { workLive } from '@quintet/media'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { freePortPair, type Product, startProduct } from '@quintet/testing'
import { lackingForGStreamer, playWithGStreamer } from '../programs/gstreamer.ts'

const skip = (await readMediaToolVersion()) === null ? 'ffmpeg not installed' : false
const run = promisify(execFile)
const CONNECT_AGAIN_MS = 500
const SOUND = ['-f', 'lavfi', '-i', 'sine=440:sample_rate=48000']
const CODING = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-c:a', 'aac'] // prettier-ignore

describe('[decisions 12.10] channels of a live source', { skip, timeout: 300_000 }, () => {
  let product: Product
  let folder = ''
  let rtmpPort = 0
  let work: ReturnType<typeof workLive>
  const encoders: Encoder[] = []
  before(async () => {
    rtmpPort = await freePortPair()
    folder = await mkdtemp(path.join(tmpdir(), 'quintet-live-'))
    product = await startProduct({ environment: { RTMP_PORT: String(rtmpPort) } })
    work = workLive({ ...product.foundation, live: product.foundation.config.live })
  })
  after(async () => {
    for (const encoder of encoders) encoder.stop()
    await work.stop()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const aChannel = async (source: IngestSource, hasParts = false) => {
    const { db, storage, config } = product.foundation
    const added = await db
      .transaction()
      .execute((trx) =>
        addIngestChannel(
          trx,
          { db, storage, live: config.live },
          { title: 'Live', vertical: 'movies', categories: [], rating: 'FSK-0', source, hasParts },
          product.clock.now(),
        ),
      )
    await product.refresh()
    return added
  }

  /** Stops a channel, to free the machine for the next test. */
  const takeOff = async (id: number) => {
    for (const encoder of encoders.splice(0)) encoder.stop()
    await product.db.transaction().execute((trx) => stopChannel(trx, id, product.clock.now()))
  }

  /** Publishes a test picture of this size until stopped; reconnects if the connection breaks, as encoders do. */
  const publish = (size: string, to: { address: string; key: string }) => {
    let isStopped = false
    let current: ChildProcess
    const connect = () => {
      if (isStopped) return
      current = encode(size, to)
      current.once('exit', () => setTimeout(connect, CONNECT_AGAIN_MS))
    }
    connect()
    const stop = () => {
      isStopped = true
      current.kill('SIGKILL')
    }
    encoders.push({ stop })
    return { stop }
  }

  const textOf = async (address: string) => (await product.send(address)).text()

  /** Starts playback as a member does; retries until the channel is on the air. */
  const play = async (contentId: number) => {
    const member = await product.aMember()
    for (;;) {
      const started = await member.call(startPlayback, { body: { contentId } })
      if (started.status === 201) return (started.body.manifest ?? '').replace(/\/master\.m3u8$/, '')
      await sleep(200)
    }
  }

  const runsOf = (playlist: string) => playlist.split('#EXT-X-DISCONTINUITY\n').length
  /** Polls the playlist until the condition holds. */
  const until = async (address: string, isThere: (playlist: string) => boolean) => {
    for (;;) {
      const playlist = await textOf(address)
      if (isThere(playlist)) return playlist
      await sleep(200)
    }
  }
  /** Reads two playlists as of one moment: neither has grown in between. */
  const together = async (one: string, other: string): Promise<[string, string]> => {
    for (;;) {
      const first = await textOf(one)
      const second = await textOf(other)
      if ((await textOf(one)) === first) return [first, second]
    }
  }
  /** Requests as a player does; retries only if the server blocked for its maximum, as on a machine that cannot keep up. */
  const whenThere = async <T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> => {
    for (;;) {
      const since = performance.now()
      const answer = await ask()
      if (isThere(answer)) return answer
      assert.ok(performance.now() - since >= 3 * LIVE_SEGMENT_SECONDS * 1000, 'what comes is waited for')
    }
  }
  const bytesOf = async (address: string) => Buffer.from(await (await product.send(address)).arrayBuffer())
  /** Returns a decrypted segment with its init section, as a player combines them. */
  const decrypted = async (base: string, { address, key, init, vector }: ReturnType<typeof lastOf>) => {
    const [beginning, secret, bytes] = await Promise.all(
      [init, key, address].map((name) => bytesOf(`${base}/${name}`)),
    )
    const decipher = createDecipheriv('aes-128-cbc', secret ?? '', vector)
    return Buffer.concat([
      beginning ?? Buffer.alloc(0),
      decipher.update(bytes ?? Buffer.alloc(0)),
      decipher.final(),
    ])
  }
  const stateOf = async (id: number) =>
    product.db.selectFrom('live_work').selectAll().where('item_id', '=', id).executeTakeFirst()

  /** Waits until the channel listens for an encoder. */
  const isWaiting = async (id: number) => {
    while ((await stateOf(id))?.state !== 'waiting') await sleep(200)
  }

  test('loops a file, each segment encrypted and intact', async (t) => {
    const file = path.join(folder, 'loop.mp4')
    await run('ffmpeg', [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=320x180:rate=25',
      ...SOUND,
      '-t',
      '5',
      ...CODING,
      file,
    ])
    const { id } = await aChannel({ kind: 'file', path: file })
    t.after(() => takeOff(id))
    const base = await play(id)
    const rung = `${base}/v-360p/index.m3u8`
    // Longer than the file; whether the card or the file is there first depends on the machine.
    await until(rung, (list) => list.split('#EXTINF').length > 5)
    const [playlist, sound] = await together(rung, `${base}/sound/index.m3u8`)
    assert.match(playlist, /#EXT-X-TARGETDURATION:2\n/)
    assert.equal(runsOf(sound), runsOf(playlist))
    const segment = lastOf(playlist)
    assert.equal(lastOf(sound).number, segment.number)
    assert.equal(await codecOf(await decrypted(base, segment)), 'h264')
    assert.equal(await codecOf(await decrypted(base, lastOf(sound))), 'aac')
    assert.equal((await stateOf(id))?.state, 'running')
    if (lackingForGStreamer.length > 0) return t.diagnostic('GStreamer is not installed')
    await playWithGStreamer(`${product.origin}${base}/clear/master.m3u8`, 100)
  })

  test('an encoder publishes by RTMP, disconnects, and returns with a smaller picture: the channel continues', async (t) => {
    const { id, pushedTo } = await aChannel({ kind: 'rtmp' })
    t.after(() => takeOff(id))
    assert.ok(pushedTo)
    await isWaiting(id)
    const base = await play(id)
    assert.match(await textOf(`${base}/master.m3u8`), /RESOLUTION=1280x720/, 'the card has the usual sizes')
    const wrong = encode('320x180', { ...pushedTo, key: 'wrong' })
    assert.notEqual(await ended(wrong), 0, 'a wrong key is refused')
    const encoder = publish('640x360', pushedTo)
    const rung = `${base}/v-360p/index.m3u8`
    await until(rung, (list) => runsOf(list) >= 2)
    encoder.stop()
    await isWaiting(id)
    const runs = runsOf(await until(rung, (list) => runsOf(list) >= 3))
    publish('320x180', pushedTo)
    const playlist = await until(rung, (list) => runsOf(list) > runs)
    const numbers = [...playlist.matchAll(/(\d+)\.m4s/g)].map(([, number]) => Number(number))
    assert.deepEqual(
      numbers,
      numbers.map((_, place) => (numbers[0] ?? 0) + place),
      'no hole in the numbers',
    )
    const times = [...playlist.matchAll(/DATE-TIME:(.+)/g)].map(([, time]) => Date.parse(time ?? ''))
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other),
    )
  })

  test('[decisions 12.14] in parts: each is listed as it arrives, a player’s request blocks for the next, a segment equals its parts, and another worker completes a begun one', async (t) => {
    const { id, pushedTo } = await aChannel({ kind: 'rtmp' }, true)
    t.after(() => takeOff(id))
    assert.ok(pushedTo)
    await isWaiting(id)
    publish('320x180', pushedTo)
    const base = await play(id)
    const rung = `${base}/v-360p/index.m3u8`
    // A segment from the source followed by a part, both listed in parts.
    const playlist = await until(rung, (list) => /PART:(?:.|\n)*EXTINF(?:.|\n)*PART:/.test(list))
    assert.match(playlist, /#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1\.7\n/)
    const parts = partsIn(playlist)
    for (const { seconds, isLast } of parts)
      assert.ok(seconds <= 0.55 && (isLast || seconds >= 0.85 * 0.55), `a part of ${seconds} s`)

    const { segment } = parts.at(-1) ?? { segment: 0 }
    const awaited = await whenThere(
      () => textOf(`${rung}?_HLS_msn=${segment + 1}&_HLS_part=1`),
      (list) => partsIn(list).some((each) => each.segment === segment + 1 && each.part === 1),
    )
    assert.match(awaited, new RegExp(`TYPE=PART,URI="[^"]+/${segment + 1}\\.2\\.m4s"`))
    const hint = /PRELOAD-HINT:TYPE=PART,URI="\.\.\/([^"]+)"/.exec(awaited)?.[1] ?? ''
    await whenThere(
      () => product.send(`${base}/${hint}`),
      ({ status }) => status === 200,
    )
    const sound = await textOf(`${base}/sound/index.m3u8?_HLS_msn=${segment + 1}&_HLS_part=1`)
    const heard = partsIn(sound).map((each) => each.seconds)
    assert.ok(heard.every((seconds) => seconds <= 0.55))
    assert.equal((await product.send(`${rung}?_HLS_msn=${segment + 1000}`)).status, 422)

    const whole = { ...lastOf(playlist), number: String(segment) }
    const clear = async (file: string) => {
      const address = whole.address.replace(/[^/]+$/, file)
      return decrypted(base, { ...whole, address, vector: vectorOf(segment) })
    }
    const beginning = (await bytesOf(`${base}/${whole.init}`)).length
    const pieces = await Promise.all(
      partsIn(awaited)
        .filter((each) => each.segment === segment)
        .map(async (each) => (await clear(`${segment}.${each.part}.m4s`)).subarray(beginning)),
    )
    assert.deepEqual((await clear(`${segment}.m4s`)).subarray(beginning), Buffer.concat(pieces))

    const begun = (list: string) => (partsIn(list).at(-1)?.segment ?? 0) - (lastWhole(list) ?? 0)
    let left = ''
    for (;;) {
      await until(rung, (list) => begun(list) > 0)
      await work.stop()
      left = await textOf(rung)
      work = workLive({ ...product.foundation, live: product.foundation.config.live })
      // Otherwise it was complete before its worker stopped.
      if (begun(left) > 0) break
    }
    const gone = await until(rung, (list) => (lastWhole(list) ?? 0) > (lastWhole(left) ?? 0) + 1)
    const numbers = [...gone.matchAll(/\/(\d+)\.m4s/g)].map(([, number]) => Number(number))
    assert.deepEqual(
      numbers,
      numbers.map((_, place) => (numbers[0] ?? 0) + place),
      'no hole in the numbers',
    )
  })
})

type Encoder = { stop: () => void }

/** Opens one connection that publishes a test picture until killed or refused. */
function encode(size: string, { address, key }: { address: string; key: string }): ChildProcess {
  const picture = ['-re', '-f', 'lavfi', '-i', `testsrc=size=${size}:rate=25`]
  const args = ['-v', 'error', ...picture, ...SOUND, ...CODING, '-f', 'flv', `${address}/${key}`]
  return spawn('ffmpeg', args, { stdio: 'ignore' })
}

/** Returns the parts that a playlist lists, in order. */
function partsIn(playlist: string) {
  const found = [...playlist.matchAll(/EXT-X-PART:DURATION=([\d.]+),URI="[^"]*\/(\d+)\.(\d+)\.m4s"/g)]
  return found.map(([, seconds, segment, part], place) => ({
    seconds: Number(seconds),
    segment: Number(segment),
    part: Number(part),
    isLast: found[place + 1]?.[2] !== segment,
  }))
}

const lastWhole = (playlist: string) =>
  [...playlist.matchAll(/\/(\d+)\.m4s$/gm)].map(([, number]) => Number(number)).at(-1)

/** The initialisation vector of a segment in the smallest rendition. */
function vectorOf(segment: number): Buffer<ArrayBuffer> {
  return Buffer.from(`${'1'.padStart(16, '0')}${segment.toString(16).padStart(16, '0')}`, 'hex')
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [status] = (await once(child, 'exit')) as [number | null]
  return status
}

/** Returns the codec of the bytes, according to ffprobe. */
async function codecOf(bytes: Buffer): Promise<string> {
  const probing = spawn('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'stream=codec_name',
    '-of',
    'csv=p=0',
    'pipe:0',
  ])
  probing.stdin.end(bytes)
  return (await text(probing.stdout)).trim()
}

function lastOf(playlist: string) {
  const lines = playlist.split('\n')
  const address = lines.findLast((line) => line.endsWith('.m4s')) ?? ''
  const key = lines.findLast((line) => line.startsWith('#EXT-X-KEY:METHOD=AES')) ?? ''
  const init = lines.findLast((line) => line.startsWith('#EXT-X-MAP')) ?? ''
  const quoted = (line: string) => /URI="\.\.\/([^"]+)"/.exec(line)?.[1] ?? ''
  return {
    number: /(\d+)\.m4s/.exec(address)?.[1],
    address: address.replace('../', ''),
    key: quoted(key),
    init: quoted(init),
    vector: Buffer.from(/IV=0x(\w+)/.exec(key)?.[1] ?? '', 'hex'),
  }
}
