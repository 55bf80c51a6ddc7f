/** Pages of people and book series. @spec product 5.1 */
import type { PageRole } from '@quintet/domain/catalogue/page-roles'
import { count } from './count.ts'

export const peopleEn = {
  roles: {
    artist: 'Artist',
    composer: 'Composer',
    author: 'Author',
    narrator: 'Narrator',
  } satisfies Record<PageRole, string>,
  albumCount: (number: number) => count(number, 'album', 'albums'),
  singleCount: (number: number) => count(number, 'single', 'singles'),
  bookCount: (number: number) => count(number, 'book', 'books'),
  popular: 'Popular',
  albums: 'Albums',
  singles: 'Singles and EPs',
  appearsOn: 'Appears on',
  composed: 'Composed',
  work: 'Work',
  works: 'Works',
  workCount: (number: number) => count(number, 'work', 'works'),
  allWorks: (number: number) => `Show all ${number} works`,
  recordingCount: (number: number) => count(number, 'recording', 'recordings'),
  playRecording: (work: string, by: string) => `Play ${work}, ${by}`,
  written: (name: string) => `Written by ${name}`,
  narrated: (name: string) => `Read by ${name}`,
  similar: 'Similar artists',
  play: 'Play',
  playOf: (name: string) => `Play music by ${name}`,
  people: 'People',
  track: 'Track',
  series: 'Book series',
  by: (names: string) => `by ${names}`,
  volumeCount: (number: number) => count(number, 'volume', 'volumes'),
  volume: (position: string) => `Volume ${position}`,
  nextVolume: 'Next in the series',
  startWith: (position: string | undefined) =>
    position === undefined ? 'Start listening' : `Start volume ${position}`,
  goOnWith: (position: string | undefined) =>
    position === undefined ? 'Continue listening' : `Continue volume ${position}`,
  about: {
    music: (name: string) => `Albums, singles and most played tracks by ${name}.`,
    books: (name: string) => `Audiobooks by and with ${name}.`,
    work: (name: string, composers: string) => `Recordings of ${name} by ${composers}.`,
    series: (name: string) => `All volumes of the series ${name} in their order.`,
  },
}
