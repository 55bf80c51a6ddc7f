import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import sharp from 'sharp'
import { MediaToolError } from './media-tool-error.ts'
import { openPictureMaker, renderAside, renderAwaited } from './picture-maker.ts'
import { renderPicture } from './pictures.ts'

const WIDTHS = [32, 64]
const picture = (color: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .png()
    .toBuffer()

/** Returns the child processes of this one with their niceness; 19 is the lowest priority. */
function children(): { id: number; nice: number }[] {
  const listed = execFileSync('ps', ['-o', 'pid=,ppid=,ni=,args=', '-e'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((line) => line.includes('picture-process.ts'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === process.pid)
    .map(([id = 0, , nice = 0]) => ({ id, nice }))
}

test('[decisions 7.10] a process of lowest priority makes the same pictures as this one', async () => {
  const bytes = await picture('#36c')
  const [aside, here] = [await renderAside(bytes, WIDTHS), await renderPicture(bytes, WIDTHS)]
  assert.deepEqual(
    aside.renditions.map((one) => [one.width, Buffer.from(one.bytes)]),
    here.renditions.map((one) => [one.width, Buffer.from(one.bytes)]),
  )
  assert.equal(aside.placeholder, here.placeholder)
  assert.deepEqual(
    children().map(({ nice }) => nice),
    [19],
  )
})

test('a picture that someone is waiting for is made at the caller’s priority', async () => {
  const making = renderAwaited(await picture('#36c'), WIDTHS)
  const own = Number(execFileSync('ps', ['-o', 'ni=', '-p', String(process.pid)], { encoding: 'utf8' }))
  assert.ok(children().some(({ nice }) => nice === own))
  assert.equal((await making).width, 64)
})

test('makes pictures under node --watch, where each program tells its parent what it loads', async () => {
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1'
  const maker = openPictureMaker()
  try {
    assert.equal((await maker.render(await picture('#36c'), WIDTHS)).width, 64)
  } finally {
    maker.close()
    delete process.env['WATCH_REPORT_DEPENDENCIES']
  }
})

test('refuses what is not a picture, with a reason', async () => {
  await assert.rejects(
    renderAside(Buffer.from('no picture'), WIDTHS),
    (error) =>
      error instanceof MediaToolError &&
      error.isFinal &&
      error.reason.includes('picture format is not supported'),
  )
})

test('makes a picture even if the process crashes while making it', async () => {
  await renderAside(await picture('#36c'), WIDTHS)
  const [maker] = children()
  assert.ok(maker)
  const making = renderAside(await picture('#c63'), WIDTHS)
  process.kill(maker.id, 'SIGKILL')
  assert.equal((await making).width, 64)
})

test('encodes AVIF in the requested widths, and rejects pending ones when the maker is closed', async () => {
  const maker = openPictureMaker()
  const made = await maker.encodeAvif(await picture('#36c'), WIDTHS)
  for (const { width, bytes } of made) {
    const facts = await sharp(bytes).metadata()
    assert.deepEqual([facts.compression, facts.width], ['av1', width])
  }
  // Too large to be finished before the maker is closed.
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#36c' } })
    .png()
    .toBuffer()
  const closed = assert.rejects(maker.encodeAvif(large, [4000]), /has ended/)
  maker.close()
  await closed
})
