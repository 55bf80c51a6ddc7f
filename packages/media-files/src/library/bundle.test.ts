import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { crc32, deflateRawSync } from 'node:zlib'
import { copyBundle, MAX_BUNDLE_ENTRIES, unpackBundle } from './bundle.ts'
import { LibraryError, listLibrary } from './library-folder.ts'

type ZipEntry = {
  name: string
  text?: string | Buffer
  /** Unix file type and permissions. */
  mode?: number
  /** Size that the headers claim instead of the true one. */
  claimedSize?: number
  isEncrypted?: boolean
}

const UNIX_MADE = 3 << 8
const SYMLINK = 0o120777

/** Builds a zip exactly as its entries say, however hostile, without any checks. */
function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text = '', mode = 0o100644, claimedSize, isEncrypted = false } of entries) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800 | (isEncrypted ? 1 : 0), 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claimedSize ?? bytes.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, packed])
    const header = Buffer.alloc(46)
    header.write('PK\x01\x02')
    header.writeUInt16LE(UNIX_MADE | 20, 4)
    shared.copy(header, 6, 0, 24)
    header.writeUInt32LE((mode << 16) >>> 0, 38)
    header.writeUInt32LE(offset, 42)
    locals.push(local)
    central.push(Buffer.concat([header, nameBytes]))
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

let scratch = ''
before(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'bundle-'))
})
after(() => rm(scratch, { recursive: true, force: true }))

let count = 0
async function unpack(bytes: Buffer): Promise<string> {
  count += 1
  const folder = path.join(scratch, `case-${count}`)
  await mkdir(folder)
  await writeFile(path.join(folder, 'game.zip'), bytes)
  await unpackBundle(path.join(folder, 'game.zip'), path.join(folder, 'out', 'bundle'))
  return path.join(folder, 'out', 'bundle')
}

const START: ZipEntry = { name: 'index.html', text: '<title>Ball</title>' }

test('[decisions 9.1] unpacks a game with its folders', async () => {
  const folder = await unpack(
    makeZip([START, { name: 'js/', mode: 0o040755 }, { name: 'js/game.js', text: 'play()' }]),
  )
  assert.equal(await readFile(path.join(folder, 'js/game.js'), 'utf8'), 'play()')
  assert.deepEqual((await readdir(folder)).toSorted(), ['index.html', 'js'])
})

test('strips a single enclosing folder and drops the files that macOS adds', async () => {
  const folder = await unpack(
    makeZip([
      { name: 'Ball/index.html', text: 'x' },
      { name: 'Ball/a.js', text: 'y' },
      { name: '__MACOSX/Ball/._a.js', text: 'z' },
    ]),
  )
  assert.deepEqual((await readdir(folder)).toSorted(), ['a.js', 'index.html'])
})

for (const [what, entries, reason] of [
  [
    'a path that leads upwards',
    [START, { name: '../evil.html', text: 'x' }],
    /cannot be unpacked|unsafe name/,
  ],
  [
    'a path that leads upwards in the middle',
    [START, { name: 'a/../../evil', text: 'x' }],
    /cannot be unpacked|unsafe name/,
  ],
  ['an absolute path', [START, { name: '/etc/evil', text: 'x' }], /cannot be unpacked|unsafe name/],
  ['a drive letter', [START, { name: 'C:/evil', text: 'x' }], /cannot be unpacked|unsafe name/],
  ['a backslash', [START, { name: 'a\\b', text: 'x' }], /cannot be unpacked|unsafe name/],
  ['NUL in a name', [START, { name: 'a\0b', text: 'x' }], /unsafe name/],
  ['an overlong name', [START, { name: 'a'.repeat(300), text: 'x' }], /unsafe name/],
  [
    'a symbolic link',
    [START, { name: 'link', text: '/etc/passwd', mode: SYMLINK }],
    /a link or a device file/,
  ],
  ['the same name twice', [START, { name: 'a', text: '1' }, { name: 'a', text: '2' }], /twice/],
  ['the same name in another case', [START, { name: 'a', text: '1' }, { name: 'A', text: '2' }], /twice/],
  ['a nested archive', [START, { name: 'more.zip', text: 'x' }], /another archive/],
  ['a password', [START, { name: 'a', text: 'x', isEncrypted: true }], /password/],
  ['no start page', [{ name: 'readme.txt', text: 'x' }], /no index\.html/],
  [
    'a file below another file',
    [START, { name: 'a', text: 'x' }, { name: 'a/b', text: 'x' }],
    /cannot be unpacked/,
  ],
  [
    'data that unpacks to a thousand times its size',
    [START, { name: 'a', text: Buffer.alloc(50_000_000) }],
    /100 times/,
  ],
  [
    'a header that lies about the size',
    [START, { name: 'a', text: Buffer.alloc(50_000_000), claimedSize: 10 }],
    /cannot be unpacked|100 times/,
  ],
  [
    'too many empty files',
    [START, ...Array.from({ length: MAX_BUNDLE_ENTRIES }, (_, place) => ({ name: `f${place}` }))],
    /more than 2000 files/,
  ],
] as const satisfies [string, ZipEntry[], RegExp][])
  test(`[security 3.2] a zip with ${what} is rejected and leaves nothing behind`, async () => {
    await assert.rejects(unpack(makeZip(entries)), (error: unknown) => {
      assert.ok(error instanceof LibraryError, String(error))
      assert.match(error.message, reason)
      return true
    })
    const left = await readdir(path.join(scratch, `case-${count}`), { recursive: true })
    assert.deepEqual(
      left.filter((name) => name !== 'game.zip' && name !== 'out'),
      [],
    )
    await assert.rejects(readFile(path.join(scratch, 'evil.html')))
  })

test('refuses a file that is not a zip or is truncated', async () => {
  await assert.rejects(unpack(Buffer.from('Not a ZIP file.')), /not a readable ZIP file/)
  await assert.rejects(unpack(makeZip([START, START]).subarray(0, 60)), LibraryError)
})

test('copies a bundle from the library with only the listed files', async () => {
  const library = await mkdtemp(path.join(scratch, 'library-'))
  await mkdir(path.join(library, 'Games/Ball/js'), { recursive: true })
  await writeFile(path.join(library, 'Games/Ball/index.html'), 'x')
  await writeFile(path.join(library, 'Games/Ball/js/a.js'), 'y')
  await writeFile(path.join(library, 'Games/Ball/.secret'), 'z')
  const { files } = await listLibrary(library)
  const folder = path.join(scratch, 'copied')
  await copyBundle(files, 'Games/Ball', folder)
  assert.deepEqual((await readdir(folder, { recursive: true })).toSorted(), ['index.html', 'js', 'js/a.js'])
})
