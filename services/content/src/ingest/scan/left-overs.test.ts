import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineLibrary } from './outline-library.ts'

const filesOf = (paths: readonly string[]) =>
  paths.map((path) => ({ path, diskPath: path, size: 1, changedMs: 0 }))

const SECTIONS = ['Movies', 'Serien', 'Music', 'Hörbücher', 'Games', 'Sport', 'Anime']
const FOLDERS = [
  'Up (2009)', 'Shorts', 'Other', 'Extras', 'Season 01', 'Specials', 'CD1', 'Disc 2 - Nacht', 'Ada - Ebbe', 'Compilations', 'BDMV', 'STREAM',
  'VIDEO_TS', 'Subs', 'Trailers', 'Part 1', '2025-26', 'Final', 'Bonus', 'Sample', 'Vol 2 - Deich', 'backdrops', '2009',
] // prettier-ignore
const NAMES = [
  'Up (2009)', 'Up', '01 Song', '02 Song', 'S01E01', 'S01E02-E03', 'S01E08 - pt1', 'S01E08 - pt2', 'cd1', 'cd2', 'trailer', 'Up-trailer', 'sample',
  'theme', 'backdrop', '00800', 'VTS_01_1', 'Up.de', 'Up.en.forced', 'Up-interview', 'Up {edition-Final Cut}', 'Up 1080p', 'Up 2160p HEVC',
] // prettier-ignore
const ENDINGS = [
  'mkv', 'mp4', 'avi', 'ts', 'wmv', 'ogm', 'flac', 'mp3', 'm4b', 'ogg', 'wav', 'ape', 'mpc', 'tta', 'ac3', 'mp2', 'caf', 'dsf', 'dff', 'dts', 'aax',
  'srt', 'ass', 'smi', 'lrc', 'sub', 'idx', 'sup', 'vob', 'iso', 'rmvb', 'm2v', 'spx',
] // prettier-ignore

test('[decisions 9.4] no file that looks like media is dropped silently, whatever the layout', () => {
  let seed = 11
  const pick = (of: readonly string[]): string => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return of[(seed >>> 8) % of.length] ?? ''
  }
  for (let round = 0; round < 500; round += 1) {
    const section = pick(SECTIONS)
    const folders = ['', '/', '/', '/'].map(
      (deeper) => `${section}/${pick(FOLDERS)}${deeper && `/${pick(FOLDERS)}`}`,
    )
    const paths = [
      ...new Set(folders.flatMap((folder) => [0, 1].map(() => `${folder}/${pick(NAMES)}.${pick(ENDINGS)}`))),
    ]
    const { titles, failed, ignored } = outlineLibrary(filesOf(paths))
    const used = titles.flatMap(({ media, trailer, subtitles, lyrics }) => [
      ...media, ...(trailer ? [trailer] : []), ...(lyrics ? [lyrics.file] : []), ...subtitles.map(({ file }) => file),
    ]) // prettier-ignore
    const told = new Set([...used, ...failed, ...ignored].map(({ path }) => path))
    const isTold = (path: string) =>
      path.split('/').some((_, steps, parts) => told.has(parts.slice(0, steps + 1).join('/')))
    assert.deepEqual(
      paths.filter((path) => !isTold(path)),
      [],
      `of ${paths.join(', ')}`,
    )
  }
})

test('[decisions 9.4] files outside folders, locked or unsupported ones are reported with specific reasons', () => {
  const { ignored } = outlineLibrary(
    filesOf([
      'Up (2009).mkv',
      'Audiobooks/Ada/Deich.aax',
      'Music/Ada/Ebbe/01 Flut.dts',
      'Music/Ada/Ebbe/02 Ebbe.mp3',
    ]),
  )
  assert.deepEqual(
    ignored.map(({ path, reason }) => [path, reason]),
    [
      ['Up (2009).mkv', 'It is not in a folder such as Movies or Music.'],
      ['Audiobooks/Ada/Deich.aax', 'It is copy-protected; such files cannot be imported.'],
      ['Music/Ada/Ebbe/01 Flut.dts', 'Files of this type are not supported.'],
    ],
  )
})
