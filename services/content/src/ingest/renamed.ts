/** Titles whose files were renamed, moved or replaced by better ones keep their catalogue entry. @spec decisions 9.3 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from '@quintet/media-files/library/library-folder'
import { moveSource } from '../catalogue/write.ts'
import type { Database } from '@quintet/platform/db/database'
import type { IngestParts } from './parts.ts'
import { baseOf } from './scan/names.ts'
import type { Outline } from './scan/outline.ts'
import { type ContentHasher, contentSize, parseFingerprint } from './sources/fingerprint.ts'
import { type Identity, identityOf, isDetailLoose, isNameEnough } from './sources/identity.ts'
import * as sources from './sources/queries.ts'
import { sourceKey } from './sources/source-key.ts'

type Candidate = { path: string; identity: Identity; content: string }
type Pair = { gone: Candidate; found: Candidate }

/** Matches new files to missing titles: by media content, else by what the names say. */
export async function recognizeRenamed(
  { db, log }: IngestParts,
  place: Place,
  titles: readonly Outline[],
  hasher: ContentHasher,
): Promise<void> {
  const { root } = place
  const pairs = pairUp(...(await readCandidates(db, place, titles, hasher)))
  if (pairs.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const pair of pairs) {
      await moveSource(trx, sourceKey(root, pair.gone.path), sourceKey(root, pair.found.path))
      await sources.renameSource(trx, root, pair.gone.path, pair.found.path)
    }
  })
  log.info({ library: root, titles: pairs.length }, 'renamed titles recognised')
}

/** The former key of each renamed title, by its current key. */
export async function findRenamed(
  db: Database,
  place: Place,
  titles: readonly Outline[],
  hasher: ContentHasher,
): Promise<ReadonlyMap<string, string>> {
  const pairs = pairUp(...(await readCandidates(db, place, titles, hasher)))
  return new Map(pairs.map(({ gone, found }) => [found.path, gone.path]))
}

/** The missing titles, and the files that may be theirs. */
async function readCandidates(
  db: Database,
  place: Place,
  titles: readonly Outline[],
  hasher: ContentHasher,
): Promise<[gone: readonly Candidate[], found: readonly Candidate[]]> {
  const known = await sources.sourcesOf(db, place.root, '')
  const before = new Set(known.map((row) => row.path))
  const fresh = titles.filter(({ key }) => !before.has(key))
  if (fresh.length === 0) return [[], []]
  const there = new Set(titles.map(({ key }) => key))
  const gone = await onlyGone(place, known.filter(({ path: at }) => !there.has(at)).flatMap(candidateOf))
  if (gone.length === 0) return [[], []]
  const sizes = new Set(gone.map(({ content }) => content.slice(0, content.indexOf(':') + 1)))
  const found: Candidate[] = []
  for (const outline of fresh) {
    // Only hashed if a missing title had the same size.
    const content = sizes.has(contentSize(outline)) ? await hasher.content(outline) : ''
    found.push({ path: outline.key, identity: identityOf(outline), content })
  }
  return [gone, found]
}

/** Files outside the imported folder were not listed, so this checks for them on disk. */
async function onlyGone(
  { root, within, coming = [] }: Place,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const folders = new Map<string, Promise<ReadonlySet<string>>>()
  const comingTo = (folder: string) =>
    coming.flatMap((file) =>
      file.path.startsWith(`${folder}/`) ? (file.path.slice(folder.length + 1).split('/')[0] ?? []) : [],
    )
  const namesIn = (folder: string) => {
    const names = folders.get(folder) ?? listNames(path.join(root, folder), comingTo(folder))
    folders.set(folder, names)
    return names
  }
  const isGone = async ({ path: at }: Candidate) =>
    at.startsWith(within) || !(await namesIn(path.posix.dirname(at))).has(path.posix.basename(at))
  const kept: Candidate[] = []
  for (const candidate of candidates) if (await isGone(candidate)) kept.push(candidate)
  return kept
}

// A title that shares its folder has the name of its file without extension: `Name.mkv`, `Name.quintet.json`.
async function listNames(folder: string, coming: readonly string[]): Promise<ReadonlySet<string>> {
  const names = await readdir(folder).catch((): string[] => [])
  return new Set(
    [...names, ...coming]
      .map((name) => name.normalize('NFC'))
      .flatMap((name) => [name, baseOf(name), baseOf(baseOf(name))]),
  )
}

// Deleted titles are recognised as well: otherwise they would return under another name.
function candidateOf({ path: at, item_id, state, fingerprint }: sources.SourceRow): Candidate[] {
  const last = item_id === null && state !== 'deleted' ? null : parseFingerprint(fingerprint)
  return last?.identity ? [{ path: at, identity: last.identity, content: last.content }] : []
}

/** Only unambiguous pairs: if two could match, neither is used. */
function pairUp(gone: readonly Candidate[], found: readonly Candidate[]): Pair[] {
  const pairs: Pair[] = []
  const taken = new Set<Candidate>()
  const pass = (keyOf: (candidate: Candidate) => string | null, isSame = (_pair: Pair) => true) => {
    const left = Map.groupBy(
      gone.filter((one) => !taken.has(one)),
      keyOf,
    )
    const offered = Map.groupBy(
      found.filter((one) => !taken.has(one)),
      keyOf,
    )
    for (const [key, [one, ...more]] of left) {
      const [other, ...others] = offered.get(key) ?? []
      if (key === null || !one || !other || more.length + others.length > 0) continue
      const pair = { gone: one, found: other }
      if (!isSame(pair)) continue
      pairs.push(pair)
      taken.add(one).add(other)
    }
  }
  pass(({ content, identity }) => (content === '' ? null : kindOf(identity) + content))
  pass(({ identity }) => (isNameEnough(identity) ? `${identity.work} ${identity.detail}` : null))
  pass(
    ({ identity }) => identity.work,
    (pair) =>
      pair.gone.identity.detail !== pair.found.identity.detail &&
      isDetailLoose(pair.gone.identity, pair.found.identity),
  )
  return pairs
}

const kindOf = ({ work }: Identity) => work.slice(0, work.indexOf(','))

/** Stores what a title's names say, so that it can be recognised later; also if its files have not changed. */
export async function noteIdentity(
  { db }: IngestParts,
  { root }: Place,
  { outline, row }: { outline: Outline; row: sources.SourceRow },
): Promise<void> {
  const last = parseFingerprint(row.fingerprint)
  const identity = identityOf(outline)
  if (!last || (last.identity?.work === identity.work && last.identity.detail === identity.detail)) return
  await sources.keepFingerprint(db, root, row, JSON.stringify({ ...last, identity }))
}
