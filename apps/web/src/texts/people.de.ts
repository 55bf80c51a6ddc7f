import { count } from './count.ts'
import type { peopleEn } from './people.en.ts'

export const peopleDe: typeof peopleEn = {
  roles: {
    artist: 'Musik',
    composer: 'Komposition',
    author: 'Text',
    narrator: 'Stimme',
  },
  albumCount: (number: number) => count(number, 'Album', 'Alben'),
  singleCount: (number: number) => count(number, 'Single', 'Singles'),
  bookCount: (number: number) => count(number, 'Hörbuch', 'Hörbücher'),
  popular: 'Beliebt',
  albums: 'Alben',
  singles: 'Singles und EPs',
  appearsOn: 'Auch zu hören auf',
  composed: 'Kompositionen',
  written: (name: string) => `Geschrieben von ${name}`,
  narrated: (name: string) => `Gelesen von ${name}`,
  similar: 'Klingt ähnlich',
  play: 'Abspielen',
  playOf: (name: string) => `Musik von ${name} abspielen`,
  listen: 'Jetzt hören',
  people: 'Personen',
  track: 'Titel',
  series: 'Hörbuchreihe',
  by: (names: string) => `von ${names}`,
  volumeCount: (number: number) => count(number, 'Band', 'Bände'),
  volume: (position: string) => `Band ${position}`,
  nextVolume: 'Der nächste Band',
  about: {
    music: (name: string) => `Alben, Singles und die meistgehörten Titel von ${name}.`,
    books: (name: string) => `Hörbücher von und mit ${name}.`,
    series: (name: string) => `Alle Bände der Reihe ${name} in ihrer Reihenfolge.`,
  },
}
