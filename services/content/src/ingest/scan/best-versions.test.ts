import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withBestVersions } from './best-versions.ts'
import { outlineLibrary } from './outline-library.ts'

type File = { size: number; lines?: number; codec?: string }

/** The file chosen for the only title, the ignored ones, and how many files were probed. */
async function chosen(files: Record<string, File>) {
  let looks = 0
  const listed = Object.entries(files).map(([path, { size }]) => ({
    path,
    diskPath: path,
    size,
    changedMs: 0,
  }))
  const { titles, ignored } = await withBestVersions(outlineLibrary(listed), {
    picture: ({ path }) => {
      looks += 1
      const { lines, codec = 'h264' } = files[path] ?? {}
      return Promise.resolve(lines === undefined ? null : { lines, codec })
    },
  })
  const [title] = titles.filter(({ media }) => media.length > 0)
  return { taken: title?.media[0]?.path, ignored: ignored.map(({ path }) => path), looks, titles }
}

const FOLDER = 'Movies/Up (2009)'

test('[decisions 9.18] when names do not say, the file with more lines wins regardless of size, and a broken one never does', async () => {
  const { taken, ignored } = await chosen({
    [`${FOLDER}/Up (2009).avi`]: { size: 900, lines: 480 },
    [`${FOLDER}/Up (2009) - neu.mkv`]: { size: 500, lines: 1080 },
    [`${FOLDER}/Up (2009) - kaputt.mkv`]: { size: 2000 },
  })
  assert.equal(taken, `${FOLDER}/Up (2009) - neu.mkv`)
  assert.deepEqual(ignored.toSorted(), [`${FOLDER}/Up (2009) - kaputt.mkv`, `${FOLDER}/Up (2009).avi`])
})

test('[decisions 9.18] with equal lines the newer codec wins, also in flat folders and for episodes', async () => {
  const flat = await chosen({
    'Movies/Up (2009) - one.mkv': { size: 900, lines: 1080 },
    'Movies/Up (2009) - two.mkv': { size: 500, lines: 1080, codec: 'hevc' },
  })
  assert.equal(flat.taken, 'Movies/Up (2009) - two.mkv')
  const episode = await chosen({
    'Shows/Deich/Season 01/Deich S01E01.avi': { size: 900, lines: 576 },
    'Shows/Deich/Season 01/Deich S01E01 neu.mkv': { size: 500, lines: 1080 },
  })
  assert.equal(episode.taken, 'Shows/Deich/Season 01/Deich S01E01 neu.mkv')
  assert.equal(episode.titles[1]?.parent, episode.titles[0])
})

test('[decisions 9.18] names that state the resolution are trusted, and a single file is not probed', async () => {
  const told = await chosen({
    [`${FOLDER}/Up (2009) 1080p.mkv`]: { size: 1, lines: 1 },
    [`${FOLDER}/Up (2009) 720p.mkv`]: { size: 2, lines: 2 },
  })
  assert.deepEqual([told.taken, told.looks], [`${FOLDER}/Up (2009) 1080p.mkv`, 0])
  assert.equal((await chosen({ [`${FOLDER}/Up (2009).mkv`]: { size: 1, lines: 1 } })).looks, 0)
})

test('[decisions 9.18] a film keeps its extras, whichever file is chosen', async () => {
  const { titles } = await chosen({
    [`${FOLDER}/Up (2009).avi`]: { size: 900, lines: 480 },
    [`${FOLDER}/Up (2009) - neu.mkv`]: { size: 500, lines: 1080 },
    [`${FOLDER}/Extras/Gag.mkv`]: { size: 1, lines: 1080 },
  })
  assert.equal(titles[1]?.parent, titles[0])
})
