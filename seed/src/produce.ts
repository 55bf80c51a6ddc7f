/** Makes the files of each kind of title. */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Language, LANGUAGES } from '@quintet/domain/basics/languages'
import { frames, type Size, type TitleCard } from './film/shoot.ts'
import { print, soundOf } from './film/print.ts'
import { printStill } from './film/print-still.ts'
import { STORIES, trailerOf } from './film/stories.ts'
import { type Story, subtitlesOf } from './film/story.ts'
import { filmOf, type Told } from './film/told.ts'
import { HALF_SIZE } from './film/grammar.ts'
import { trailerFor } from './film/trailer.ts'
import { bundleOf, hasGame } from './games/bundle.ts'
import { draw } from './art/pictures.ts'
import { readAloud } from './readings/read.ts'
import { readingOf } from './readings/reading.ts'
import { availableVoice, ENGINE_NAMES } from './readings/voice.ts'
import { MUSIC } from './sound/albums/albums.ts'
import type { AlbumMusic } from './sound/albums/plan.ts'
import { jingleOf } from './sound/albums/jingles.ts'
import { AlbumPlayer } from './sound/albums/player.ts'
import { forgetKeptNotes } from './sound/instruments/kept-notes.ts'
import { master } from './sound/mastering/master.ts'
import { soundtrack } from './sound/mastering/soundtrack.ts'
import { press } from './sound/record.ts'
import { linesOf, toLrc, WORDS } from './sound/words/words.ts'
import { forgetNotes } from './sound/voices.ts'
import { MATCHES } from './sport/matches.ts'
import { broadcastOf } from './sport/broadcasts.ts'
import { type Broadcast, framesOf } from './sport/stage/broadcast.ts'
import { soundOfMatch } from './sport/stage/sound.ts'
import { subtitlesOfBroadcast } from './sport/stage/subtitles.ts'
import type { Cache, Kind } from './cache.ts'
import type { Made, MediaTools, Part } from './maker.ts'
import { authorOf } from './records/book.ts'
import { type DemoRecord, type Drawn, isDrawn } from './records/record.ts'
import { exists, place, recordOf } from './write.ts'

/** A file to make; `make` writes it completely, with the tools of this machine. */
type Order = { file: string; madeWith?: string; make: () => Promise<void> }

/** Files that play as soon as they exist; subtitles and a game's other files are made before them. */
const PLAYS = /\.(mp4|flac|m4b|html)$/

/** Makes what is missing of a part of a title, in order of need. */
export async function produce(
  key: string,
  libraryDir: string,
  { part, tools, cache }: { part: Exclude<Part, 'pictures'>; tools: MediaTools; cache: Cache },
): Promise<Made> {
  const record = recordOf(key)
  const folder = join(libraryDir, record.folder)
  const { orders: all, missing } =
    part === 'trailer'
      ? {
          orders: [...trailerOrders(record, folder, tools), ...jingleOrders(record, folder, tools)],
          missing: [],
        }
      : await ordersOf(record, folder, tools)
  const orders = part === 'first' ? all.slice(0, 1 + all.findIndex(({ file }) => PLAYS.test(file))) : all
  const made: string[] = []
  for (const { file, madeWith, make } of orders) {
    if (await exists(file)) continue
    await mkdir(dirname(file), { recursive: true })
    await cache.takeOrMake(
      {
        kind: part === 'trailer' && record.facts.kind !== 'channel' ? 'film' : kindOf(record),
        title: key,
        folder,
        file,
        ...(madeWith === undefined ? {} : { madeWith }),
      },
      make,
    )
    made.push(file)
  }
  forgetKeptNotes()
  return { made, missing }
}

function kindOf(record: DemoRecord): Kind {
  const { kind } = record.facts
  if (kind === 'movie' || kind === 'series' || filmOf(record)) return 'film'
  if (kind === 'event') return 'match'
  if (kind === 'game') return 'game'
  return kind === 'audiobook' ? 'book' : 'music'
}

/**
 * Returns the files that a title plays from, including those that cannot be made on this machine; none means that it is only announced.
 * @spec decisions 7.13
 */
export async function mediaOf(record: DemoRecord, tools: MediaTools): Promise<string[]> {
  const { orders, missing } = await ordersOf(record, record.folder, tools)
  return [...orders.map(({ file }) => file).filter((file) => PLAYS.test(file)), ...missing]
}

type Orders = { orders: Order[]; missing: string[] }

async function ordersOf(record: DemoRecord, folder: string, tools: MediaTools): Promise<Orders> {
  const { kind } = record.facts
  if (kind === 'movie' || kind === 'series' || filmOf(record))
    return { orders: filmOrders(record, folder, tools), missing: [] }
  // Audio files embed their cover.
  if ((kind === 'album' || kind === 'channel') && isDrawn(record))
    return { orders: albumOrders(record, folder, tools), missing: [] }
  if (kind === 'game') return { orders: gameOrders(record, folder), missing: [] }
  if (kind === 'event') return { orders: matchOrders(record, folder, tools), missing: [] }
  if (kind === 'audiobook' && isDrawn(record)) return bookOrders(record, folder, tools)
  return { orders: [], missing: [] }
}

// The page comes last: a folder without it is not yet a game.
function gameOrders(record: DemoRecord, folder: string): Order[] {
  const name = record.key.slice(record.key.lastIndexOf('/') + 1)
  // Not every game is made yet; the others are only announced.
  if (!hasGame(name)) return []
  return bundleOf(name, record.texts.de.title).map(({ path, read }) => ({
    file: join(folder, path),
    make: async () => place(join(folder, path), await read()),
  }))
}

function matchOrders(record: DemoRecord, folder: string, tools: MediaTools): Order[] {
  const broadcast = broadcastOf(record.key)
  if (broadcast) return broadcastOrders(record, broadcast, folder, tools)
  const match = MATCHES[record.key]
  if (!match) return []
  const file = join(folder, `${record.folder.slice(record.folder.lastIndexOf('/') + 1)}.mp4`)
  const make = async () => {
    const sound = soundtrack(match.sound(), { fadeIn: 0.3 })
    forgetNotes()
    await print(file, { frames: match.frames(), sound }, tools)
  }
  const told = match.told()
  const subtitles = (language: Language, tellsSound: boolean) =>
    subtitlesOfBroadcast(told, language, { tellsSound })
  return [...subtitleOrders(file, subtitles), { file, make }]
}

function broadcastOrders(
  { key, folder: own }: DemoRecord,
  broadcast: Broadcast,
  folder: string,
  tools: MediaTools,
): Order[] {
  const file = join(folder, `${own.slice(own.lastIndexOf('/') + 1)}.mp4`)
  const make = async () => {
    const { cues, venue, seconds } = broadcast
    const sound = soundtrack(soundOfMatch(cues, venue, seconds, key), { fadeIn: 0.3 })
    forgetNotes()
    await print(file, { frames: framesOf(broadcast), sound, size: HALF_SIZE }, tools)
  }
  const subtitles = (language: Language, tellsSound: boolean) =>
    subtitlesOfBroadcast(broadcast, language, { tellsSound })
  return [...subtitleOrders(file, subtitles), { file, make }]
}

/** Subtitles beside a film, in both languages, each with and without sound descriptions. They exist before the film does. */
function subtitleOrders(file: string, textOf: (language: Language, tellsSound: boolean) => string): Order[] {
  return LANGUAGES.flatMap((language) =>
    [false, true].map((tellsSound): Order => {
      const beside = file.replace(/\.mp4$/, `.${language}${tellsSound ? '.sdh' : ''}.srt`)
      return { file: beside, make: () => place(beside, textOf(language, tellsSound)) }
    }),
  )
}

async function bookOrders(record: Drawn, folder: string, tools: MediaTools): Promise<Orders> {
  const reading = readingOf(record.key)
  if (!reading) return { orders: [], missing: [] }
  const author = authorOf(record)
  const name = record.folder.slice(record.folder.lastIndexOf('/') + 1)
  const file = join(folder, `${name}.m4b`)
  if (await exists(file)) return { orders: [], missing: [] }
  const found = await availableVoice(reading.voice, tools)
  if ('missing' in found) return { orders: [], missing: [`${file}: ${found.missing}`] }
  const { voice } = found
  const tags = {
    title: name,
    album: name,
    artist: author,
    album_artist: author,
    // The field in which audiobooks name their narrator.
    composer: ENGINE_NAMES[voice.engine],
    date: String(record.facts.year ?? ''),
    genre: 'Audiobook',
  }
  const make = async () => {
    const { sound, chapters } = await readAloud(reading, { key: record.key, voice, tools })
    await press(file, sound, record, tags, chapters, tools)
  }
  // If a better voice is installed later, the book is read again.
  return { orders: [{ file, madeWith: `${voice.engine} ${voice.name}`, make }], missing: [] }
}

function albumOrders(record: Drawn, folder: string, tools: MediaTools): Order[] {
  const { facts, texts, parts = [] } = record
  const music = MUSIC.get(record.key)
  if (!music) return []
  const player = new AlbumPlayer(music)
  // A channel's own pieces have no artist; they carry the channel's name.
  const artist = facts.people?.find(({ role }) => role === 'artist')?.name ?? texts.de.title
  const genre = facts.categories?.[0]?.split(':')[1] ?? ''
  return parts.flatMap((part, i) => {
    const file = join(folder, `${part.file}.flac`)
    const tags = {
      title: part.texts.de.title,
      artist,
      album_artist: artist,
      album: texts.de.title,
      track: `${part.facts.number}/${parts.length}`,
      date: String(facts.year ?? ''),
      genre,
    }
    return [
      ...wordOrders(file, { record, music, index: i }, tags),
      { file, make: () => press(file, player.play(i), record, tags, [], tools) },
    ]
  })
}

/** A channel's jingle: sound, or sound over its picture. */
function jingleOrders(record: DemoRecord, folder: string, tools: MediaTools): Order[] {
  const score = record.facts.kind === 'channel' ? jingleOf(record.key) : null
  if (!score || !isDrawn(record)) return []
  const isRadio = record.folder.startsWith('Music/')
  const file = join(folder, 'Jingles', `${record.texts.de.title}.${isRadio ? 'flac' : 'mp4'}`)
  const make = async () => {
    const { wav } = master(score, { from: null, runsOn: false })
    if (!isRadio) return printStill(file, { picture: await draw(record, 'landscape'), sound: wav }, tools)
    return press(file, wav, record, { title: record.texts.de.title }, [], tools)
  }
  return [{ file, make }]
}

/** The lyrics beside a song that has some; they exist before the song does. */
function wordOrders(
  song: string,
  { record, music, index }: { record: DemoRecord; music: AlbumMusic; index: number },
  about: { title: string; artist: string },
): Order[] {
  const album = WORDS.get(record.key)
  const words = album?.songs[index]
  if (!album || !words) return []
  const file = song.replace(/\.flac$/, '.lrc')
  const text = () => toLrc(linesOf(music.scoreOf(index), words), { ...about, language: album.language })
  return [{ file, make: () => place(file, text()) }]
}

function filmOrders(record: DemoRecord, folder: string, tools: MediaTools): Order[] {
  const title = titleOf(record)
  const film = (file: string, { story, size }: Told): Order[] => [
    ...subtitleOrders(file, (language, tellsSound) => subtitlesOf(story, language, { tellsSound })),
    { file, make: () => shootAndPrint(file, story, { title, size, tools }) },
  ]
  const name = record.folder.slice(record.folder.lastIndexOf('/') + 1)
  const whole = filmOf(record)
  const episodes = (record.parts ?? []).flatMap((part) => {
    const own = filmOf(record, part)
    return own ? film(join(folder, `${part.file}.mp4`), own) : []
  })
  return [...(whole ? film(join(folder, `${name}.mp4`), whole) : []), ...episodes]
}

const MOVING_KINDS: readonly string[] = ['movie', 'series', 'event']

/** From the story if there is one, else from the title's own picture. */
function trailerOrders(record: DemoRecord, folder: string, tools: MediaTools): Order[] {
  if (!isDrawn(record) || !MOVING_KINDS.includes(record.facts.kind)) return []
  const file = join(folder, `${record.folder.slice(record.folder.lastIndexOf('/') + 1)}-trailer.mp4`)
  const told = STORIES[record.key]
  const story = told && record.facts.kind === 'movie' ? trailerOf(told) : trailerFor(record)
  return [
    {
      file,
      make: () => shootAndPrint(file, story, { title: titleOf(record), size: HALF_SIZE, tools }),
    },
  ]
}

function titleOf({ art }: DemoRecord): TitleCard | null {
  return art && 'scene' in art ? art.title.draw : null
}

async function shootAndPrint(
  file: string,
  story: Story,
  { title, size, tools }: { title: TitleCard | null; size: Size; tools: MediaTools },
): Promise<void> {
  const sound = soundOf(story)
  await print(file, { frames: frames(story.shots, title, size), sound, size }, tools)
}
