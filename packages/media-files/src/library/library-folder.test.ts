import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import {
  hashLibraryFile,
  LibraryError,
  listLibrary,
  locateLibrary,
  readLibraryText,
} from './library-folder.ts'

let scratch = ''
before(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'library-'))
})
after(() => rm(scratch, { recursive: true, force: true }))

async function library(files: Record<string, string | Buffer>): Promise<string> {
  const root = await mkdtemp(path.join(scratch, 'root-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
  return root
}

test('[decisions 9.1] lists files by path, without hidden, housekeeping and ignored folders', async () => {
  const root = await library({
    'Movies/b.mp4': 'bb',
    'Movies/a.mp4': 'a',
    'Movies/.DS_Store': '',
    'Movies/@eaDir/a.mp4/thumb.jpg': '',
    '.git/config': '',
    'Private/.ignore': '',
    'Private/x.mp4': '',
    'Thumbs.db': '',
  })
  const { files, refused } = await listLibrary(root)
  assert.deepEqual(
    files.map(({ path: at, size }) => [at, size]),
    [
      ['Movies/a.mp4', 1],
      ['Movies/b.mp4', 2],
    ],
  )
  assert.deepEqual(refused, [])
})

test('reports names in one Unicode form and refuses a second form of the same name', async () => {
  const composed = 'Grün.mp4'.normalize('NFC')
  const root = await library({ [`Movies/${composed.normalize('NFD')}`]: 'x' })
  const [file] = (await listLibrary(root)).files
  assert.ok(file)
  assert.equal(file.path, `Movies/${composed}`)
  assert.equal(await readLibraryText(file), 'x')
  await writeFile(path.join(root, 'Movies', composed), 'y')
  const { files, refused } = await listLibrary(root)
  assert.equal(files.length, 1)
  assert.match(refused[0]?.reason ?? '', /Unicode/)
})

test('follows links within the library and refuses links that lead out, in circles or nowhere', async () => {
  const root = await library({ 'Movies/a.mp4': 'a', 'Movies/Deep/b.mp4': 'b' })
  const outside = await library({ 'secret.mp4': 's' })
  await symlink(path.join(root, 'Movies/a.mp4'), path.join(root, 'Movies/same.mp4'))
  await symlink(path.join(outside, 'secret.mp4'), path.join(root, 'Movies/out.mp4'))
  await symlink(outside, path.join(root, 'Movies/outside'))
  await symlink('..', path.join(root, 'Movies/Deep/up'))
  await symlink('gone', path.join(root, 'Movies/gone.mp4'))
  await symlink('self.mp4', path.join(root, 'Movies/self.mp4'))
  const { files, refused } = await listLibrary(root)
  assert.deepEqual(
    files.map(({ path: at }) => at),
    ['Movies/Deep/b.mp4', 'Movies/a.mp4', 'Movies/same.mp4'],
  )
  assert.deepEqual(refused.map(({ path: at }) => at).toSorted(), [
    'Movies/gone.mp4',
    'Movies/out.mp4',
    'Movies/outside',
    'Movies/self.mp4',
  ])
  assert.match(refused.find(({ path: at }) => at === 'Movies/out.mp4')?.reason ?? '', /outside the library/)
})

test('refuses names that are not valid text', async () => {
  const root = await library({ 'Movies/a.mp4': 'a' })
  await writeFile(
    Buffer.concat([Buffer.from(`${root}/Movies/bad`), Buffer.from([0xff, 0xfe]), Buffer.from('.mp4')]),
    'x',
  )
  await writeFile(path.join(root, 'Movies/line\nbreak.mp4'), 'x')
  const { files, refused } = await listLibrary(root)
  assert.deepEqual(
    files.map(({ path: at }) => at),
    ['Movies/a.mp4'],
  )
  assert.equal(refused.length, 2)
})

for (const [what, bytes] of [
  ['UTF-8', Buffer.from('Grün')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFGrün')],
  ['UTF-16', Buffer.from('\uFEFFGrün', 'utf16le')],
  ['Windows-1252', Buffer.from('Grün', 'latin1')],
] as const)
  test(`texts are read in ${what}`, async () => {
    const [file] = (await listLibrary(await library({ 'a.nfo': bytes }))).files
    assert.ok(file)
    assert.equal(await readLibraryText(file), 'Grün')
  })

test('refuses text files that are too large', async () => {
  const [file] = (await listLibrary(await library({ 'a.nfo': Buffer.alloc(4 * 1024 * 1024 + 1, 'a') }))).files
  assert.ok(file)
  await assert.rejects(readLibraryText(file), LibraryError)
})

test('[decisions 9.3] the hash depends on the contents and not on times; one of its two also covers the path', async () => {
  const root = await library({ 'a.mp4': 'one' })
  const hash = async () => {
    const [file] = (await listLibrary(root)).files
    assert.ok(file)
    return hashLibraryFile(file)
  }
  const first = await hash()
  await utimes(path.join(root, 'a.mp4'), 1, 1)
  assert.deepEqual(await hash(), first)
  await rename(path.join(root, 'a.mp4'), path.join(root, 'b.mp4'))
  const renamed = await hash()
  assert.equal(renamed.bytes, first.bytes)
  assert.notEqual(renamed.placed, first.placed)
  await writeFile(path.join(root, 'b.mp4'), 'two')
  assert.notEqual((await hash()).bytes, first.bytes)
})

test('[decisions 9.3] keeps the hash format of earlier imports', async () => {
  const [file] = (await listLibrary(await library({ 'a.mp4': 'one' }))).files
  assert.ok(file)
  const { placed } = await hashLibraryFile(file)
  assert.equal(placed, createHash('sha256').update(['a.mp4', '3', 'one'].join('\0')).digest('hex'))
})

test('resolves a section or a title’s folder to the library above it', async () => {
  const isSection = (name: string) => name.toLowerCase() === 'movies'
  const root = await library({ 'Movies/Frog (2017)/a.mp4': 'a' })
  assert.deepEqual(await locateLibrary(root, isSection), { root, section: null, within: '' })
  assert.deepEqual(await locateLibrary(path.join(root, 'Movies'), isSection), {
    root,
    section: 'Movies',
    within: 'Movies/',
  })
  assert.deepEqual(await locateLibrary(path.join(root, 'Movies/Frog (2017)'), isSection), {
    root,
    section: 'Movies',
    within: 'Movies/Frog (2017)/',
  })
  await assert.rejects(locateLibrary(path.join(root, 'none'), isSection), /no such folder/)
  await assert.rejects(locateLibrary(path.join(root, 'Movies/Frog (2017)/a.mp4'), isSection), /not a folder/)
})

test('lists a single title’s folder with its parents but without its siblings', async () => {
  const root = await library({
    'Movies/a/a.mp4': '',
    'Movies/ab/b.mp4': '',
    'Movies/loose.mp4': '',
    'Music/b.mp3': '',
  })
  const { files } = await listLibrary(root, { section: 'Movies', within: 'Movies/a/' })
  assert.deepEqual(
    files.map(({ path: at }) => at),
    ['Movies/a/a.mp4', 'Movies/loose.mp4'],
  )
})

test('lists a single section with paths from the library’s root', async () => {
  const root = await library({ 'Movies/a.mp4': 'a', 'Music/b.mp3': 'b' })
  assert.deepEqual(
    (await listLibrary(root, { section: 'Music' })).files.map(({ path: at }) => at),
    ['Music/b.mp3'],
  )
})
