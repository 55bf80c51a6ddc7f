/** Extras next to a film or a series: by the folders and name suffixes of Jellyfin and Plex. @spec decisions 9.16 */
import { EXTRA_KINDS, type ExtraKind } from '@quintet/domain/catalogue/extras'
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { compareNames, filesOf, type Folder, nameOf, sidecarsOf } from './folder.ts'
import { baseOf, isTrailerName } from './names.ts'
import { type Outline, outlineOf } from './outline.ts'
import { parseTitleYear } from './title-names.ts'

const FOLDERS: Record<string, ExtraKind> = {
  'behind the scenes': 'behind-the-scenes',
  'making of': 'behind-the-scenes',
  'deleted scenes': 'deleted-scene',
  'entfallene szenen': 'deleted-scene',
  featurettes: 'featurette',
  interviews: 'interview',
  scenes: 'scene',
  szenen: 'scene',
  shorts: 'short',
  kurzfilme: 'short',
  clips: 'clip',
  trailers: 'trailer',
  trailer: 'trailer',
  extras: 'other',
  extra: 'other',
  other: 'other',
  bonus: 'other',
  bonusmaterial: 'other',
  jingles: 'jingle',
}
const SUFFIX = /-(behindthescenes|deleted(?:scene)?|featurette|interview|scene|short|clip|other|extra)$/i
const SUFFIXES: Record<string, ExtraKind> = {
  behindthescenes: 'behind-the-scenes',
  deleted: 'deleted-scene',
  deletedscene: 'deleted-scene',
  extra: 'other',
}

export type Extra = { file: LibraryFile; folder: Folder; kind: ExtraKind }

/** Everything in a title's own folders that is an extra. */
export function extrasIn(folders: readonly Folder[]): Extra[] {
  return folders.flatMap((folder) => [...extrasBeside(folder), ...extrasBelow(folder)])
}

/** The extras of a folder whose names start with a media file's name. */
export function calledAfter(base: string, extras: readonly Extra[]): Extra[] {
  const beginnings = ['-', '.', ' '].map((between) => base.toLowerCase() + between)
  return extras.filter(({ file }) => {
    const name = nameOf(file).toLowerCase()
    return beginnings.some((beginning) => name.startsWith(beginning))
  })
}

/** These extras as separate titles below a parent, grouped by kind. */
export function outlineExtras(parent: Outline, extras: readonly Extra[]): Outline[] {
  const shown = [...parent.media, ...(parent.trailer ? [parent.trailer] : [])].map(({ path }) => path)
  const found = extras
    .filter(({ file }) => !shown.includes(file.path))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compareNames(a.file.path, b.file.path))
  const byKey = new Map(found.map((extra) => [keyOf(extra.file), extra]))
  return [...byKey].map(([key, extra], place) => outlineExtra(key, extra, { parent, place: place + 1 }))
}

/** The kind of extras in a title's subfolder; null if it holds none. */
function extraKindOf(folderName: string): ExtraKind | null {
  return FOLDERS[folderName.toLowerCase()] ?? null
}

/** Extras in the folder itself, by name suffix. */
export function extrasBeside(folder: Folder): Extra[] {
  return filesOf(folder, 'video').flatMap((file) => {
    const kind = kindByName(baseOf(nameOf(file)))
    return kind ? [{ file, folder, kind }] : []
  })
}

function kindByName(base: string): ExtraKind | null {
  const suffix = SUFFIX.exec(base)?.[1]?.toLowerCase()
  if (suffix === undefined) return isTrailerName(base) ? 'trailer' : null
  return SUFFIXES[suffix] ?? EXTRA_KINDS.find((kind) => kind === suffix) ?? null
}

function extrasBelow(folder: Folder): Extra[] {
  return folder.folders.flatMap((below) => {
    const kind = extraKindOf(below.name)
    return kind ? allIn(below, kind) : []
  })
}

/** Everything in a folder of extras; a file's own name may be more specific. */
function allIn(folder: Folder, kind: ExtraKind): Extra[] {
  const own = filesOf(folder, 'video')
    .filter((file) => !/^sample$|-sample$/i.test(baseOf(nameOf(file))))
    .map((file) => ({ file, folder, kind: kindByName(baseOf(nameOf(file))) ?? kind }))
  return [...own, ...folder.folders.flatMap((below) => allIn(below, extraKindOf(below.name) ?? kind))]
}

/** The jingles of a channel without a picture, from the folder `Jingles` in its own. @spec decisions 12.15 */
export function outlineSoundJingles(parent: Outline, folder: Folder): Outline[] {
  return folder.folders
    .filter(isJingles)
    .flatMap((jingles) =>
      filesOf(jingles, 'audio').map((file, place) =>
        outlineExtra(keyOf(file), { file, folder: jingles, kind: 'jingle' }, { parent, place: place + 1 }),
      ),
    )
}

export function isJingles({ name }: Folder): boolean {
  return extraKindOf(name) === 'jingle'
}

function outlineExtra(
  key: string,
  { file, folder, kind }: Extra,
  { parent, place }: { parent: Outline; place: number },
): Outline {
  const base = baseOf(nameOf(file))
  const { nfo, subtitles, pictures, titleFile } = sidecarsOf(folder, [base], {
    ownsFolder: false,
    vertical: parent.vertical,
    ownShape: 'landscape',
  })
  return outlineOf({
    key,
    kind: 'extra',
    vertical: parent.vertical,
    form: parent.form,
    parent,
    media: [file],
    nfo,
    subtitles,
    pictures,
    titleFile,
    named: { title: parseTitleYear(base.replace(SUFFIX, '')).title, extraKind: kind, place },
  })
}

function rankOf({ kind }: Extra): number {
  return EXTRA_KINDS.indexOf(kind)
}

function keyOf({ path }: LibraryFile): string {
  return baseOf(path)
}
