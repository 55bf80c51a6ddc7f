/** `Shows/Name (Year)/Season 01/Name S01E02 Title.mkv`, also without season folders. */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { filesOf, type Folder, mediumCalled, nameOf, sharedBases, sidecarsOf, titleFileOf } from './folder.ts'
import { type EpisodeName, parseEpisode, parseSeason } from './episode-names.ts'
import { extrasIn, outlineExtras } from './extras.ts'
import { baseOf, isExtra, isTrailerName } from './names.ts'
import { parseTitleYear } from './title-names.ts'
import { joined, type Outline, outlineOf, type Outlines } from './outline.ts'
import { byQuality } from './videos.ts'

/** For a series whose folder contains its episodes directly, numbered throughout. */
const FIRST_SEASON = 1

const NO_NUMBER = 'Its name contains no season and episode, such as S01E02.'
const NO_EPISODE = 'There is no episode in this folder, and no quintet.json that announces the series.'
const IN_PARTS = 'The episode is in several parts; join them into one file.'
const OTHER_VERSION = 'Another version of the same episode; the better one is used.'

export function outlineShows(section: Folder): Outlines {
  const loose = filesOf(section, 'video').map((file) => ({
    path: file.path,
    reason: 'An episode belongs in the folder of its series: Shows/Name/Season 01/.',
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
  const found = withoutDoubles(
    episodesIn(folder, { own: folder.folders.some(isSeason) ? null : FIRST_SEASON, below: null }, series),
  )
  // A series without a recognised episode has nothing to show.
  if (found.titles.length === 0 && titleFileOf(folder) === null)
    return {
      titles: [],
      failed: found.failed.length > 0 ? found.failed : [{ path: folder.path, reason: NO_EPISODE }],
      ignored: found.ignored,
    }
  // A series without its own pictures uses one from its first episode.
  series.trackFiles.push(...found.titles.flatMap(({ media }) => media).slice(0, 1))
  const extras = outlineExtras(series, extrasIn([folder, ...folder.folders.filter(isSeason)]))
  return joined([{ titles: [series, ...extras], failed: [], ignored: [] }, found])
}

type FoundEpisode = { outline: Outline; name: EpisodeName }
type FoundEpisodes = { episodes: FoundEpisode[]; failed: Outlines['failed'] }

function isSeason({ name }: Folder): boolean {
  return parseSeason(name) !== null
}

/** The season if names do not say it: for the folder's own files, and for those in subfolders without a season. */
type Seasons = { own: number | null; below: number | null }

/** The episodes of a folder and its subfolders. */
function episodesIn(folder: Folder, seasons: Seasons, series: Outline): FoundEpisodes {
  const found: FoundEpisodes = { episodes: [], failed: [] }
  for (const base of sharedBases(folder, 'video')) {
    if (isTrailerName(base) || isExtra(base, [])) continue
    const media = mediumCalled(folder, base, 'video')
    const name = parseEpisode(base, seasons.own)
    if (name) found.episodes.push({ outline: outlineEpisode(folder, base, media, name, series), name })
    else found.failed.push({ path: media?.path ?? `${folder.path}/${base}.quintet.json`, reason: NO_NUMBER })
  }
  for (const below of folder.folders) {
    if (isExtra('', [below.name]) || /^(trailers?|subs|subtitles)$/i.test(below.name)) continue
    const season = parseSeason(below.name) ?? seasons.below
    const inside = episodesIn(below, { own: season, below: season }, series)
    found.episodes.push(...inside.episodes)
    found.failed.push(...inside.failed)
  }
  return found
}

function outlineEpisode(
  folder: Folder,
  base: string,
  media: LibraryFile | undefined,
  name: EpisodeName,
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
      title: titleOf(name),
      season: name.season,
      number: name.number,
      ...(name.date === null ? {} : { date: name.date, place: Number(name.date.slice(5).replace('-', '')) }),
    },
  })
}

function titleOf({ season, number, lastNumber, date, title }: EpisodeName): string {
  if (number === null) return title ?? date ?? ''
  if (title === null)
    return `S${pad(season)}E${pad(number)}${lastNumber === null ? '' : `–E${pad(lastNumber)}`}`
  return lastNumber === null ? title : `${title} (${number}–${lastNumber})`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** Several files of one episode are either versions, of which the best is used, or parts. */
function withoutDoubles({ episodes, failed }: FoundEpisodes): Outlines {
  const found: Outlines = { titles: [], failed: [...failed], ignored: [] }
  const places = Map.groupBy(episodes, ({ name: { season, number, date } }) => `${season}:${number ?? date}`)
  for (const same of places.values()) {
    const files = same.map(({ outline: { key, media } }) => media[0]?.path ?? key)
    if (same.length > 1 && same.every(({ name }) => name.part !== null)) {
      found.failed.push(...files.map((path) => ({ path, reason: IN_PARTS })))
      continue
    }
    const best = same
      .map(({ outline }) => outline)
      .reduce((one, other) => (isBetter(other, one) ? other : one))
    const others = same.flatMap(({ outline: { media } }) => media).filter((file) => file !== best.media[0])
    found.titles.push({ ...best, versions: others })
    const left = files.filter((path) => path !== (best.media[0]?.path ?? best.key))
    found.ignored.push(...left.map((path) => ({ path, reason: OTHER_VERSION })))
  }
  return found
}

function isBetter({ media: [one] }: Outline, { media: [other] }: Outline): boolean {
  return one !== undefined && (other === undefined || byQuality(one, other) < 0)
}
