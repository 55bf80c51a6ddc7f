/** Parses the names of season folders and episodes. @spec decisions 9.1 */
import { titleBefore } from './title-names.ts'

const SEASON =
  '(?:season|staffel|series|saison|stagione|temporada|s[äæ]song?|sesong|s[eæ]son|seizoen|sezon[a]?|kausi|сезон)'
const SEASON_FIRST = new RegExp(`^(?:${SEASON}|s)[\\s._-]*\\(?(\\d{1,4})(?!\\d)`, 'i')
const NUMBER_FIRST = new RegExp(`^(\\d{1,3})(?:st|nd|rd|th|\\.|ª|e)?[\\s._-]?${SEASON}$`, 'i')
const SEASON_WITHIN = new RegExp(`[\\s._-](?:${SEASON}|s)[\\s._-]?(\\d{1,3})(?=$|[\\s._-])`, 'i')

/**
 * "Season 01", "Staffel 2", "3. Staffel", "S03", "Show - S03", "2", "Specials" -> the season's number; null if it is not a season folder.
 */
export function parseSeason(folderName: string): number | null {
  if (/^(specials?|extra episodes|sonderfolgen)$/i.test(folderName)) return 0
  const match =
    SEASON_FIRST.exec(folderName) ??
    NUMBER_FIRST.exec(folderName) ??
    SEASON_WITHIN.exec(folderName) ??
    /^(\d{1,2}|(?:19|20)\d{2})$/.exec(folderName)
  return match ? Number(match[1]) : null
}

export type EpisodeName = {
  season: number
  /** Null if it is identified by its air date. */
  number: number | null
  /** For a file with several episodes: the last one's number. */
  lastNumber: number | null
  /** For an episode split into several files. */
  part: number | null
  /** The air date: "2021-03-14". */
  date: string | null
  title: string | null
}

/** Episode numbers in one file are close together; "S01E02-720" is a resolution. */
const EPISODES_IN_A_FILE = 30

/**
 * "Name S01E02 Reading", "1x02", "Name 2021-03-14"; in a season's folder, and in the first season of a series without such folders, also
 * "Episode 2", "02 - Reading", "[Group] Name - 136 [720p]" and "Part 2". Null if there is no number.
 */
export function parseEpisode(base: string, folderSeason: number | null): EpisodeName | null {
  const name = base.replace(/^\[[^[\]]*\]\s*/, '')
  const numbered =
    /(?:^|[^a-z0-9])s(\d{1,4})[\s._-]*(?:x?e|x)(\d{1,4})/i.exec(name) ??
    /(?:^|[^a-z0-9])(\d{1,2}|(?:19|20)\d{2})x(\d{2,3})(?![\dp])/i.exec(name)
  if (numbered) return episode(name, numbered, Number(numbered[1]), Number(numbered[2]))
  const dated = /(?<!\d)((?:19|20)\d{2})[._ -](0[1-9]|1[0-2])[._ -](0[1-9]|[12]\d|3[01])(?!\d)/.exec(name)
  if (dated) return datedEpisode(name, dated)
  if (folderSeason === null) return null
  const alone =
    /(?:^|[^a-z])(?:episode|folge|ep|e)[\s._-]*(\d{1,4})(?!\d)/i.exec(name) ??
    /^(\d{1,4})(?=$|[\s._-])/.exec(name) ??
    /[\s_]-[\s_]((?!(?:19|20)\d{2})\d{1,4})(?:v\d)?(?=$|[\s._([-])/.exec(name) ??
    /(?:^|[^a-z])(?:part|pt|teil)[\s._-]*(\d{1,2})(?!\d)/i.exec(name) ??
    /[\s._](\d{1,3})$/.exec(name.replace(/\s?\[[^[\]]*\]$/, ''))
  return alone ? episode(name, alone, folderSeason, Number(alone[1])) : null
}

function episode(name: string, match: RegExpExecArray, season: number, number: number): EpisodeName {
  const { last, rest } = episodesFollowing(name.slice(match.index + match[0].length), number)
  const part = /^[\s._-]*(?:pt|part|teil|cd|disc)[\s._-]?(\d{1,2})(?!\d)/i.exec(rest)?.[1]
  return {
    season,
    number,
    lastNumber: last > number ? last : null,
    part: part === undefined ? null : Number(part),
    date: null,
    title: titleBefore(rest.replace(/^[\s._-]+/, '')),
  }
}

/** "-E03", "E03E04", "-04-15", " - 02x04", "x04" after the first number: the last of them, and the remaining text. */
function episodesFollowing(written: string, first: number): { last: number; rest: string } {
  let last = first
  let rest = written
  for (;;) {
    const next =
      /^[\s._-]*(?:s\d{1,4})?e(\d{1,4})(?!\d)/i.exec(rest) ??
      /^(?:\s?-\s?)?(?:\d{1,4})?x(\d{2,3})(?![\dp])/i.exec(rest) ??
      /^-(\d{1,3})(?![\dpi])/i.exec(rest)
    const number = Number(next?.[1])
    if (!next || number <= last || number - first > EPISODES_IN_A_FILE) return { last, rest }
    last = number
    rest = rest.slice(next[0].length)
  }
}

function datedEpisode(name: string, match: RegExpExecArray): EpisodeName {
  const [written, year, month, day] = match
  const rest = name.slice(match.index + written.length).replace(/^[\s._-]+/, '')
  const nothing = { number: null, lastNumber: null, part: null }
  return { season: Number(year), ...nothing, date: `${year}-${month}-${day}`, title: titleBefore(rest) }
}
