/** `Shows/Name (Year)/Season 01/Name S01E02 Title.mkv`, also without folders for seasons. */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { filesOf, type Folder, nameOf, sharedBases, sidecarsOf, titleFileOf } from './folder.ts'
import { baseOf, formOf, isExtra, isTrailerName, parseEpisode, parseSeason, parseTitleYear } from './names.ts'
import { joined, type Outline, outlineOf, type Outlines } from './outline.ts'
import { byQuality } from './videos.ts'

export function outlineShows(section: Folder): Outlines {
  const loose = filesOf(section, 'video').map((file) => ({
    path: file.path,
    reason: 'An episode lies in a folder of its series: Shows/Name/Season 01/.',
  }))
  return joined([{ titles: [], failed: loose, ignored: [] }, ...section.folders.map(outlineShow)])
}

function outlineShow(folder: Folder): Outlines {
  const { title, year } = parseTitleYear(folder.name)
  const series = outlineOf({
    key: folder.path,
    kind: 'series',
    vertical: 'movies',
    form: 'video',
    trailer: filesOf(folder, 'video').find((file) => isTrailerName(baseOf(nameOf(file)))) ?? null,
    ...sidecarsOf(folder, [folder.name], {
      ownsFolder: true,
      vertical: 'movies',
      ownShape: 'portrait',
      nfoName: 'tvshow.nfo',
    }),
    subtitles: [],
    chapters: null,
    named: { title, year },
  })
  const episodes = outlineEpisodes(folder, null, series)
  if (episodes.titles.length === 0 && episodes.failed.length === 0 && titleFileOf(folder) === null)
    return {
      titles: [],
      failed: [
        {
          path: folder.path,
          reason: 'There is no episode in this folder, and no quintet.json that announces the series.',
        },
      ],
      ignored: episodes.ignored,
    }
  const found = withoutDoubles(episodes)
  // A series without pictures of its own borrows one from its first episode.
  series.trackFiles.push(...found.titles.flatMap(({ media }) => media).slice(0, 1))
  return joined([{ titles: [series], failed: [], ignored: [] }, found])
}

function outlineEpisodes(folder: Folder, season: number | null, series: Outline): Outlines {
  const titles: Outline[] = []
  const failed: Outlines['failed'] = []
  for (const base of sharedBases(folder, 'video')) {
    if (isTrailerName(base) || isExtra(base, [])) continue
    const media = folder.files.find(
      (file) => baseOf(nameOf(file)) === base && formOf(nameOf(file)) === 'video',
    )
    const found = parseEpisode(base, season)
    if (found) titles.push(outlineEpisode(folder, base, media, found, series))
    else if (media)
      failed.push({ path: media.path, reason: 'Its name tells no season and episode, such as S01E02.' })
    else
      failed.push({
        path: `${folder.path}/${base}.quintet.json`,
        reason: 'Its name tells no season and episode, such as S01E02.',
      })
  }
  const below = folder.folders
    .filter(({ name }) => !isExtra('', [name]) && !/^(trailers?|subs|subtitles)$/i.test(name))
    .map((inside) => outlineEpisodes(inside, parseSeason(inside.name) ?? season, series))
  return joined([{ titles, failed, ignored: [] }, ...below])
}

function outlineEpisode(
  folder: Folder,
  base: string,
  media: LibraryFile | undefined,
  found: { season: number; number: number; title: string | null },
  series: Outline,
): Outline {
  return outlineOf({
    key: `${folder.path}/${base}`,
    kind: 'episode',
    vertical: 'movies',
    form: 'video',
    parent: series,
    media: media ? [media] : [],
    ...sidecarsOf(folder, [base], { ownsFolder: false, vertical: 'movies', ownShape: 'landscape' }),
    named: {
      title: found.title ?? `S${pad(found.season)}E${pad(found.number)}`,
      season: found.season,
      number: found.number,
    },
  })
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** Two files of one episode are versions of it: the better one is taken. */
function withoutDoubles(found: Outlines): Outlines {
  const best = new Map<string, Outline>()
  const ignored = [...found.ignored]
  for (const episode of found.titles) {
    const place = `${episode.named.season}:${episode.named.number}`
    const other = best.get(place)
    const [kept, left] = !other || isBetter(episode, other) ? [episode, other] : [other, episode]
    best.set(place, kept)
    if (left)
      ignored.push({
        path: left.media[0]?.path ?? left.key,
        reason: 'Another version of the same episode; the better one is taken.',
      })
  }
  return { titles: [...best.values()], failed: found.failed, ignored }
}

function isBetter({ media: [one] }: Outline, { media: [other] }: Outline): boolean {
  return one !== undefined && (other === undefined || byQuality(one, other) < 0)
}
