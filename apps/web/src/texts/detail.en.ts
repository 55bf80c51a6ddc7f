/** A title's page. @spec catalogue 2.10.4 */
import { theBrand } from '../brand/brand.ts'
import { count } from './count.ts'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { Control } from '@quintet/domain/catalogue/controls'

export const detailEn = {
  play: 'Play',
  playGame: 'Play',
  atSpeed: (left: string, speed: string) => `${left} at ${speed}×`,
  resume: 'Resume',
  watchLive: 'Watch live',
  startOver: 'From the start',
  trailer: 'Trailer',
  playTrailer: 'Watch the trailer',
  noTrailer: 'No trailer exist.',
  moreLikeThis: 'More like this.',
  mostPlayed: { music: 'Most played by others', sports: 'Most watched', other: 'Most popular' },
  episodes: 'Episodes',
  season: (number: number) => `Season ${number}`,
  specials: 'Specials',
  episode: (number: number) => `Episode ${number}`,
  tracks: 'Tracks',
  disc: (number: number) => `Disc ${number}`,
  chapters: 'Chapters',
  scores: 'High scores at home',
  chapterCount: (number: number) => count(number, 'chapter', 'chapters'),
  trackCount: (number: number) => count(number, 'track', 'tracks'),
  withheld: {
    episode: 'Hidden until you have watched it.',
    event: 'Result, length and highlights stay hidden until you have watched it.',
  },
  timePlayed: (time: string) => `Played for ${time}`,
  notYet: 'Coming soon: we are still preparing this title.',
  notHere: 'This title is currently not available in your country.',
  /** `number` counts the countries named. */
  onlyIn: (countries: string, number: number) =>
    number === 0
      ? `Currently not available in any country where ${theBrand().name} can be joined.`
      : number === 1
        ? `Available in one country only: ${countries}.`
        : `Available in these countries only: ${countries}.`,
  noPicture: 'The broadcast is not available yet. It will start here as soon as it is.',
  noRecording: 'There is no recording of it here yet.',
  machineVoice: 'computer voice',
  facts: {
    genres: 'Genres',
    director: 'Creators',
    actors: 'Cast',
    author: 'Author',
    narrator: 'Narrator',
    artist: 'Artist',
    composer: 'Composer',
    teams: 'Teams',
    competition: 'Competition',
    publisher: {
      movies: 'Studio',
      'music-stream': 'Label',
      'audio-books': 'Publisher',
      'pc-games': 'Publisher',
      sports: 'Organiser',
    } satisfies Record<Vertical, string>,
    language: 'Language',
    series: 'Series',
    controls: 'Controls',
  },
  inSeries: (name: string, position: string) => `${name}, volume ${position}`,
  controls: {
    keyboard: 'keyboard',
    mouse: 'mouse',
    touch: 'touch screen',
    gamepad: 'gamepad',
  } satisfies Record<Control, string>,
  nowPlaying: 'Now playing',
  /** Short enough for a badge of 54 px. */
  trailerTab: 'Trailer.',
  extrasTab: 'Extras.',
  extraKinds: {
    'behind-the-scenes': 'Behind the scenes',
    'deleted-scene': 'Deleted scene',
    featurette: 'Featurette',
    interview: 'Interview',
    scene: 'Scene',
    short: 'Short film',
    clip: 'Clip',
    trailer: 'Trailer',
    other: 'Extra',
    jingle: 'Jingle',
  },
  tabs: 'More about this title',
  current: 'Current title',
  share: 'Share',
  cast: 'Cast',
  cannotCast: 'This browser cannot cast to another screen. Please use Chrome, Edge or Safari.',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied.',
  liveUntil: (time: string) => `Live now, until ${time}`,
  liveNow: 'Live now',
  liveFrom: (time: string) => `Live from ${time}`,
  replayOf: (time: string) => `Replay · was live ${time}`,
  startsIn: (time: string) => `Starts in ${time}`,
  endedOn: (time: string) => `Ended ${time}`,
  gameNote: (owner: string) =>
    `Powered by ${owner}. The game runs in a sealed frame without access to your account. Nothing is installed.`,
  placeholder: {
    text: 'Choose a category to browse.',
  },
  seasonCount: (number: number) => count(number, 'season', 'seasons'),
}
