import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { endPlayback, startPlayback } from '@quintet/contracts/playback'
import { readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { type Product, startProduct } from '@quintet/testing'
import { makeAsset } from './assets.ts'

const run = promisify(execFile)
const skip = (await readMediaToolVersion()) === null ? 'ffmpeg is not installed' : false

describe('a member plays what was packaged', { skip }, () => {
  let product: Product
  let folder = ''
  before(async () => {
    product = await startProduct()
    folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-play-'))
  })
  after(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a running stream’s address and key play the media until the stream ends', async () => {
    const film = path.join(folder, 'film.mp4')
    await run('ffmpeg', [
      '-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=24:d=6', '-f', 'lavfi', '-i', 'sine=d=6',
      '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', film,
    ]) // prettier-ignore
    const subtitle = path.join(folder, 'film.de.srt')
    await writeFile(subtitle, '1\n00:00:01,000 --> 00:00:02,000\nHallo\n')
    const { id: contentId, assetId } = await product.aTitle({ media: 'video' })
    const subtitles = [{ path: subtitle, language: 'de', label: 'Deutsch', kind: 'subtitles' }]
    await product.db
      .updateTable('media_asset')
      .set({ state: 'waiting', source: JSON.stringify({ files: [film], subtitles }) })
      .where('id', '=', assetId)
      .execute()
    await makeAsset(product.foundation, assetId ?? '', new AbortController().signal)

    const member = await product.aMember()
    const { body: playback } = await member.call(startPlayback, { body: { contentId } })
    const manifest = `${product.origin}${playback.manifest ?? ''}`
    const playFilm = () =>
      run('ffmpeg', [
        '-v',
        'error',
        '-xerror',
        '-i',
        manifest,
        '-map',
        '0:v',
        '-map',
        '0:a',
        '-f',
        'framemd5',
        '-',
      ])
    const { stdout } = await playFilm()
    assert.equal(stdout.match(/^0,/gm)?.length, 144)
    const vtt = await fetch(`${product.origin}${playback.subtitles[0]?.url ?? ''}`)
    assert.equal(await vtt.text(), 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHallo\n')
    const key = new URL('key/1', manifest)
    assert.equal((await (await fetch(key)).bytes()).length, 16)

    await member.call(endPlayback, { params: { id: playback.id } })
    assert.notEqual((await fetch(key)).status, 200)
    await assert.rejects(playFilm())
  })
})
