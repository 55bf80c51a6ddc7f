/** Pages of people and of series of books. @spec product 5.1 */
import type { PageRole } from '@quintet/domain/page-roles'
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
  written: (name: string) => `Written by ${name}`,
  narrated: (name: string) => `Read by ${name}`,
  similar: 'Similar artists',
  play: 'Play',
  playOf: (name: string) => `Play music by ${name}`,
  listen: 'Listen now',
  people: 'People',
  track: 'Track',
  series: 'Book series',
  by: (names: string) => `by ${names}`,
  volumeCount: (number: number) => count(number, 'volume', 'volumes'),
  volume: (position: string) => `Volume ${position}`,
  nextVolume: 'Next in the series',
  about: {
    music: (name: string) => `Albums, singles and most played tracks by ${name}.`,
    books: (name: string) => `Audiobooks by and with ${name}.`,
    series: (name: string) => `All volumes of the series ${name} in their order.`,
  },
}
