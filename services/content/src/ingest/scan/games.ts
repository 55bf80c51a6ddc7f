/** `Games/Name/`: a static bundle with `index.html`, or a zip of one; also `Games/Name.zip`. */
import { allFilesOf, filesOf, type Folder, nameOf, sidecarsOf, titleFileOf } from './folder.ts'
import { baseOf } from './names.ts'
import { joined, outlineOf, type Outlines } from './outline.ts'
import { parseTitleYear } from './title-names.ts'

const START_PAGE = 'index.html'

export function outlineGames(section: Folder): Outlines {
  const zips = filesOf(section, 'zip').map((zip) => {
    const base = baseOf(nameOf(zip))
    const { title, year } = parseTitleYear(base)
    return outlineOf({
      key: `${section.path}/${base}`,
      kind: 'game',
      vertical: 'pc-games',
      form: 'game',
      media: [zip],
      ...sidecarsOf(section, [base], { ownsFolder: false, vertical: 'pc-games', ownShape: 'portrait' }),
      named: { title, year },
    })
  })
  return joined([{ titles: zips, failed: [], ignored: [] }, ...section.folders.map(outlineGame)])
}

function outlineGame(folder: Folder): Outlines {
  const bundle = [folder, ...folder.folders].find((place) =>
    place.files.some((file) => nameOf(file) === START_PAGE),
  )
  const zips = filesOf(folder, 'zip')
  const failed = (reason: string): Outlines => ({
    titles: [],
    failed: [{ path: folder.path, reason }],
    ignored: [],
  })
  if (!bundle && zips.length > 1)
    return failed('There are several ZIP files in this folder; a game must be a single one.')
  if (!bundle && zips.length === 0 && titleFileOf(folder) === null) {
    if (allFilesOf(folder).length === 0) return joined([])
    return failed(
      'There is no index.html in this folder, no ZIP file with one, and no quintet.json that announces a game.',
    )
  }
  const { title, year } = parseTitleYear(folder.name)
  const sidecars = sidecarsOf(folder, [folder.name], {
    ownsFolder: true,
    vertical: 'pc-games',
    ownShape: 'portrait',
  })
  return {
    titles: [
      outlineOf({
        key: folder.path,
        kind: 'game',
        vertical: 'pc-games',
        form: 'game',
        media: bundle ? bundleFiles(bundle) : [...zips],
        bundleFolder: bundle?.path ?? null,
        ...sidecars,
        subtitles: [],
        chapters: null,
        named: { title, year },
      }),
    ],
    failed: [],
    ignored: [],
  }
}

// Files that describe the game are not part of its bundle.
function bundleFiles(bundle: Folder) {
  return allFilesOf(bundle).filter((file) => !/(^|\/)(quintet\.json|[^/]*\.nfo)$/i.test(file.path))
}
