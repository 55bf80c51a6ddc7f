/** Lyrics of songs. Source: OpenSubsonic, "getLyrics" and the extension "songLyrics". */
import { areTimed, type Lyrics } from '@quintet/domain/listening/lyrics'
import { foldText } from '@quintet/domain/catalogue/search'
import { readLyrics } from '../lyrics/service.ts'
import type { Asked, Method } from './asked.ts'
import { artistsNamed, type Song } from './describe.ts'
import { findSong, songOf } from './find.ts'

const UNKNOWN_LANGUAGE = 'und'
/** How many matches of a title are considered. */
const MATCHES_READ = 50

const lyricsOf = ({ parts, viewer, now }: Asked, { title }: Song): Promise<Lyrics | null> =>
  readLyrics({ db: parts.db, catalogue: parts.catalogue, now }, viewer, title.id)

const getLyricsBySongId: Method = async (asked) => {
  const song = findSong(asked, asked.parameters.required('id'))
  const lyrics = await lyricsOf(asked, song)
  if (!lyrics) return { lyricsList: {} }
  const structured = {
    displayArtist: artistsNamed(song, asked.language),
    displayTitle: song.title.names[asked.language],
    lang: lyrics.language ?? UNKNOWN_LANGUAGE,
    offset: 0,
    synced: areTimed(lyrics.lines),
    line: lyrics.lines.map(({ at, text }) => ({
      start: at === null ? undefined : Math.round(at * 1000),
      value: text,
    })),
  }
  return { lyricsList: { structuredLyrics: [structured] } }
}

/** By names, as older programs ask; empty without a match or without lyrics. */
const getLyrics: Method = async (asked) => {
  const { parameters, language } = asked
  const song = songNamed(asked, parameters.text('title') ?? '', parameters.text('artist') ?? '')
  const lyrics = song && (await lyricsOf(asked, song))
  if (!song || !lyrics) return { lyrics: {} }
  return {
    lyrics: {
      artist: artistsNamed(song, language),
      title: song.title.names[language],
      value: lyrics.lines.map(({ text }) => text).join('\n'),
    },
  }
}

function songNamed(
  { index, library, language, now }: Asked,
  title: string,
  artist: string,
): Song | undefined {
  const [wanted, by] = [foldText(title), foldText(artist)]
  if (wanted === '') return undefined
  return index
    .bestMatches({ search: title }, MATCHES_READ, now)
    .filter(({ names }) => Object.values(names).some((name) => foldText(name) === wanted))
    .flatMap((found) => songOf(found, library) ?? [])
    .find((song) => foldText(artistsNamed(song, language)).includes(by))
}

export const LYRICS: Record<string, Method> = { getLyrics, getLyricsBySongId }
