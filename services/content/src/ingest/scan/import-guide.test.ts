/** Reads the examples of docs/operate/import.md with the real code. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { LibraryMap } from '@quintet/contracts/library'
import type { Outline } from './outline.ts'
import { outlineLibrary } from './outline-library.ts'
import { readDescription, readTitleFile } from './title-file.ts'

const guide = await readFile(path.join(import.meta.dirname, '../../../../../docs/operate/import.md'), 'utf8')

const NAMED_MEDIA = /`([^`]+\.\w+)`/g
const examples = guide
  .split('\n')
  .flatMap((line) => {
    const [, left = '', right = ''] = line.split('|').map((cell) => cell.trim())
    return /^`(?:Movies|Shows|Music|Audiobooks|Games|Sports)\//.test(left) ? [{ left, right }] : []
  })
  .map(({ left, right }) => ({
    files: [...left.matchAll(NAMED_MEDIA)].map((match) => match[1] ?? ''),
    right,
  }))

test('the guide has examples for every section', () => {
  const sections = new Set(examples.map(({ files }) => files[0]?.split('/')[0]))
  assert.deepEqual([...sections], ['Movies', 'Shows', 'Music', 'Audiobooks', 'Games', 'Sports'])
})

for (const { files, right } of examples)
  test(`[decisions 9.1] the guide is right: ${files.join(' and ')} is ${right}`, () => {
    const listed = files.map((file) => ({ path: file, diskPath: file, size: 1, changedMs: 0 }))
    const { titles, failed } = outlineLibrary(listed)
    const parents = new Set(titles.filter(({ kind }) => kind !== 'extra').map(({ parent }) => parent))
    const said = titles
      .filter((title) => title.kind !== 'extra' && !parents.has(title))
      .map((title) => [inWords(title), ...extrasOf(title, titles)].join(' with '))
    assert.deepEqual([...said, ...new Set(failed.map(({ reason }) => `failed: ${reason}`))], [right])
  })

function extrasOf(title: Outline, titles: readonly Outline[]): string[] {
  return titles
    .filter(({ kind, parent }) => kind === 'extra' && parent === title)
    .map(({ named }) => `an extra (${named.extraKind}): ${named.title}`)
}

/** In the guide's wording. */
function inWords({ kind, named, parent }: Outline): string {
  const name = ({ title, year }: Outline['named']) => (year === null ? title : `${title} (${year})`)
  const by = named.owner === null ? '' : ` by ${named.owner}`
  switch (kind) {
    case 'episode': {
      const place = named.number === null ? named.date : `episode ${named.number}`
      return `series ${parent ? name(parent.named) : ''}, season ${named.season}, ${place}: ${named.title}`
    }
    case 'track': {
      if (!parent) return `track${by}: ${named.title}`
      const disc = named.season === null ? '' : `, disc ${named.season}`
      return `album ${name(parent.named)}${by}${disc}, track ${named.number}: ${named.title}`
    }
    case 'audiobook': {
      const reader = named.narrator === null ? '' : `, read by ${named.narrator}`
      const series = named.series === null ? '' : `, ${named.series.name} ${named.series.position}`
      return `book ${name(named)}${by}${reader}${series}`
    }
    case 'event':
      return `match ${name(named)}, ${named.owner}`
    default:
      return `${kind === 'movie' ? 'film' : kind} ${name(named)}`
  }
}

test('[decisions 9.2] the files shown in the guide are valid', () => {
  const blocks = [...guide.matchAll(/```json\n(.*?)```/gs)].map((match) => match[1] ?? '')
  const [, libraryFile = '', titleFile = ''] = blocks
  assert.deepEqual(Object.keys(readDescription(LibraryMap, libraryFile, 'quintet-library.json').folders), [
    'Kinderfilme',
    'Anime',
    'Hörspiele',
  ])
  assert.equal(readTitleFile(titleFile, 'quintet.json').texts?.de?.title, 'Nordwind')
})
