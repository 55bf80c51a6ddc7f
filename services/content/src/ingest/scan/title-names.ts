/** Parses the name of a film, a series or an album into title, year, and release information. @spec decisions 9.1 */

/** Ids in external databases, as Jellyfin writes them: `[imdbid-tt0123]`, `{tmdb-1}`. */
const FOREIGN_ID = /\s?[[{](?:imdb|tmdb|tvdb|anidb|musicbrainz)(?:id)?[-=][^[\]{}]*[\]}]/gi
/** In Plex's notation: `{edition-Final Cut}`. */
const EDITION = /\s?\{edition-([^{}]*)\}/i
/** In Jellyfin's notation of versions; other cuts are separate films: "Film (2001) - Director's Cut". */
const CUT =
  /\s-\s((?:the )?(?:director['’]?s cut|final cut|extended(?: (?:cut|edition))?|unrated|uncut|theatrical(?: cut)?|kinofassung|langfassung|imax(?: enhanced)?))\s*$/i
/** Release groups and contents: "[OCN] ", "[Multi-Subs]". */
const BRACKETS = /(?<=^|[\s._\]-])\[[^[\]]*\](?=$|[\s._[-])/g

/** Words that only occur in names of releases. */
const RELEASE_WORD =
  /^(?:\d{3,4}[pi]|4k|web-?dl|webrip|bluray|blu-ray|bdrip|brrip|hdtv|pdtv|dvdrip|uhd|ultrahd|hdr(?:10)?|remux|[xh]26[45]|hevc|xvid)(?:-.*)?$/i
/** These only count as release words before one of the above. */
const WORD_BEFORE_RELEASE =
  /^(?:german|english|multi|dual|dl|ml|subbed|dubbed|web|proper|repack|internal|remastered|ntsc|pal)$/i

/** "Tears of Steel (2012)", "Sita.Sings.the.Blues.2008.1080p" -> title and year. The title includes an edition. */
export function parseTitleYear(name: string): { title: string; year: number | null } {
  const edition = EDITION.exec(name)?.[1]?.trim()
  const { title, year } = parseWithoutEdition(name)
  return { title: edition ? `${title} (${edition})` : title, year }
}

/** The cut of a film that the name states; null if none. */
export function editionOf(name: string): string | null {
  return (EDITION.exec(name)?.[1] ?? CUT.exec(name)?.[1])?.trim() || null
}

/** The title and year without the edition, as shared by all cuts of a film. */
export function parseWithoutEdition(name: string): { title: string; year: number | null } {
  return parsePlain(name.replace(EDITION, '').replace(CUT, ''))
}

function parsePlain(name: string): { title: string; year: number | null } {
  const text = name.replace(FOREIGN_ID, '').trim()
  const bracketed = /^(.+?)(?<![\s._])[\s._]*[([]((?:1[0-9]|20)\d{2})[)\]]/.exec(text)
  if (bracketed) return { title: plainTitle(bracketed[1] ?? ''), year: Number(bracketed[2]) }
  const released = /^(.+?)[\s._]((?:19|20)\d{2})[\s._](?:.*?)(?:\d{3,4}p|bluray|web|hdtv|dvd|x26[45])/i.exec(
    text,
  )
  if (released) return { title: plainTitle(released[1] ?? ''), year: Number(released[2]) }
  return { title: titleBefore(text) ?? spaced(text), year: null }
}

function plainTitle(text: string): string {
  return spaced(bare(text.replace(BRACKETS, ' ')) || text)
}

/** The text before the release words; null if there is none. */
export function titleBefore(text: string): string | null {
  // Even indexes are words, odd ones separators.
  const words = text
    .replace(BRACKETS, ' ')
    .trim()
    .split(/([\s._()]+)/)
  let end = words.findIndex((word) => RELEASE_WORD.test(word))
  while (end > 1 && WORD_BEFORE_RELEASE.test(words[end - 2] ?? '')) end -= 2
  const kept = (end === -1 ? words : words.slice(0, Math.max(0, end - 1))).join('')
  const title = spaced(bare(kept))
  return title === '' ? null : title
}

/** Trims separators at both ends; a trailing dot may belong to the last word. */
function bare(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ' \t._-'.includes(text.charAt(from))) from += 1
  while (to > from && ' \t_-'.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** Dots and underscores only stand for spaces in a name without spaces. */
export function spaced(text: string): string {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return trimmed.replace(/\s+/g, ' ')
  return trimmed
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}|\d)|(?<=\d)\.(?=\p{L})/gu, ' ')
    .trim()
}
