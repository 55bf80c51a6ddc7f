/** What the name of a film, a series or an album says: its title, its year, and what only its release is called. @spec decisions 9.1 */

/** Names of other products' databases, as Jellyfin writes them: `[imdbid-tt0123]`, `{tmdb-1}`. */
const FOREIGN_ID = /\s?[[{](?:imdb|tmdb|tvdb|anidb|musicbrainz)(?:id)?[-=][^[\]{}]*[\]}]/gi
/** As Plex writes it: `{edition-Final Cut}`. */
const EDITION = /\s?\{edition-([^{}]*)\}/i
/** As Jellyfin names versions; those of another cut are other films: "Film (2001) - Director's Cut". */
const CUT =
  /\s-\s((?:the )?(?:director['’]?s cut|final cut|extended(?: (?:cut|edition))?|unrated|uncut|theatrical(?: cut)?|kinofassung|langfassung|imax(?: enhanced)?))\s*$/i
/** Who released it, and what: "[OCN] ", "[Multi-Subs]". */
const BRACKETS = /(?<=^|[\s._\]-])\[[^[\]]*\](?=$|[\s._[-])/g

/** Words that only releases have in their names. */
const RELEASE_WORD =
  /^(?:\d{3,4}[pi]|4k|web-?dl|webrip|bluray|blu-ray|bdrip|brrip|hdtv|pdtv|dvdrip|uhd|ultrahd|hdr(?:10)?|remux|[xh]26[45]|hevc|xvid)(?:-.*)?$/i
/** These belong to a release only where such a word follows. */
const WORD_BEFORE_RELEASE =
  /^(?:german|english|multi|dual|dl|ml|subbed|dubbed|web|proper|repack|internal|remastered|ntsc|pal)$/i

/** "Tears of Steel (2012)", "Sita.Sings.the.Blues.2008.1080p" -> title and year. An edition is part of the title. */
export function parseTitleYear(name: string): { title: string; year: number | null } {
  const edition = EDITION.exec(name)?.[1]?.trim()
  const { title, year } = parseWithoutEdition(name)
  return { title: edition ? `${title} (${edition})` : title, year }
}

/** Which cut of a film the name says that it is; null: none. */
export function editionOf(name: string): string | null {
  return (EDITION.exec(name)?.[1] ?? CUT.exec(name)?.[1])?.trim() || null
}

/** Title and year that all cuts of a film share. */
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

/** What stands before the words of a release; null where nothing does. */
export function titleBefore(text: string): string | null {
  // Words stand at even places, what parts them at odd ones.
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

/** Without what parts words, at both ends; a dot may belong to the last one. */
function bare(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ' \t._-'.includes(text.charAt(from))) from += 1
  while (to > from && ' \t_-'.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** Dots and underscores stand for spaces only where a name has no spaces at all. */
export function spaced(text: string): string {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return trimmed.replace(/\s+/g, ' ')
  return trimmed
    .replace(/_+/g, ' ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}|\d)|(?<=\d)\.(?=\p{L})/gu, ' ')
    .trim()
}
