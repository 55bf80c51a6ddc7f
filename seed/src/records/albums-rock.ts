/** Rock albums. */
import { dots } from '../art/covers/albums-paper.ts'
import { bands } from '../art/covers/albums-pattern.ts'
import { boxes } from '../art/covers/albums-things.ts'
import { albumFacts, tracks } from './album.ts'
import type { DemoRecord } from './record.ts'

export const ROCK_ALBUMS: readonly DemoRecord[] = [
  {
    key: 'albums/schotter',
    folder: 'Music/Die Unterführung/Schotter',
    facts: albumFacts({
      artists: ['Die Unterführung'],
      year: 2019,
      label: 'Tonträger Wendehals',
      popularity: 580,
      genres: ['rock'],
      rating: 'FSK 12',
      owner: 'wendehals',
    }),
    texts: {
      de: {
        title: 'Schotter',
        shortDescription: 'Neun Stücke über kein Geld, mit Gitarren, die noch abbezahlt werden.',
        description:
          'Die Unterführung spielt, als käme gleich jemand, um die Verstärker zu pfänden. Das ist laut, wütend und an drei Stellen so zärtlich, dass man lieber wegsieht. Der Titel meint beides: was auf der Straße liegt und was im Portemonnaie fehlt.',
      },
      en: {
        title: 'Gravel',
        shortDescription: 'Nine tracks about no money, on guitars that are not paid for yet.',
        description:
          'Die Unterführung play as if somebody were on the way to repossess the amplifiers. It is loud, it is furious, and in three places so tender that you would rather look elsewhere. In German the title is also a word for cash: there is more of it on the road than in the purse.',
      },
    },
    parts: tracks(
      ['Dauerauftrag', 'Standing Order'],
      ['Schotter', 'Gravel'],
      ['Kaution', 'Deposit'],
      ['Ostring bei Nacht', 'Ring Road East by Night'],
      ['Mahnung eins bis drei', 'Reminders One to Three'],
      ['Deine Jacke', 'Your Jacket'],
      ['Pfandhaus', 'Pawn Shop'],
      ['Zündschlüssel', 'Ignition Key'],
      ['Rückgeld', 'Change'],
    ),
    art: {
      cover: dots(
        { title: { de: 'Schotter', en: 'Gravel' }, artist: 'Die Unterführung' },
        { paper: '#efe6d4', dot: '#1b1a1e', sun: '#ef4b2b', ink: '#1b1a1e' },
        'road',
      ),
      finish: { bloom: 0, grain: 8 },
    },
  },
  {
    key: 'albums/lauter',
    folder: 'Music/Die Unterführung/Lauter',
    facts: albumFacts({
      artists: ['Die Unterführung'],
      year: 2022,
      label: 'Tonträger Wendehals',
      popularity: 645,
      genres: ['rock'],
      rating: 'FSK 12',
      owner: 'wendehals',
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Lauter',
        shortDescription: 'Das Album von der letzten Nacht im Güterschuppen: zwölf Stücke, ein Rohrbruch.',
        description:
          'Drei Tage vor dem Abriss spielte Die Unterführung noch einmal im Güterschuppen. Nach dem achten Stück platzte ein Rohr, die Band spielte weiter, das Publikum trug die Verstärker auf die Rampe. Alles läuft ohne Pause durch, bis zur Zugabe, um die die Feuerwehr bat.',
      },
      en: {
        title: 'Louder',
        shortDescription:
          'A double album from the last night at the goods shed: twelve tracks, one burst pipe.',
        description:
          'Three days before it was pulled down Die Unterführung played the goods shed one more time. After the eighth piece a pipe burst; the band played on while the audience carried the amplifiers to the loading ramp. It all runs on without a break, up to the encore that the fire brigade asked for.',
      },
    },
    parts: tracks(
      ['Einlass', 'Doors'],
      ['Dauerauftrag (live)', 'Standing Order (Live)'],
      ['Halber Mond, ganzer Ärger', 'Half a Moon, All the Trouble'],
      ['Kaution (live)', 'Deposit (Live)'],
      ['Gleis 4', 'Platform 4'],
      ['Hört ihr das da hinten?', 'Can You Hear That at the Back?'],
      ['Rangierer', 'Shunter'],
      ['Deine Jacke (live)', 'Your Jacket (Live)'],
      ['Rohrbruch', 'Burst Pipe'],
      ['Auf der Rampe', 'On the Ramp'],
      ['Pfandhaus (live)', 'Pawn Shop (Live)'],
      ['Schotter (live)', 'Gravel (Live)'],
    ),
    art: {
      cover: boxes(
        { title: { de: 'Lauter', en: 'Louder' }, artist: 'Die Unterführung' },
        {
          wall: '#e9dcc3',
          boxes: ['#1f3f43', '#28555a', '#7d1f1c', '#c9a227'],
          cone: '#20262a',
          hot: '#e8422b',
          ink: '#191512',
        },
      ),
      finish: { bloom: 0, grain: 9 },
    },
  },
  {
    key: 'albums/salt-flats',
    folder: 'Music/The Ferrymen/Salt Flats',
    facts: albumFacts({
      artists: ['The Ferrymen'],
      year: 2018,
      label: 'Harbour Row Records',
      popularity: 520,
      genres: ['rock', 'folk'],
      language: 'en',
      country: 'GB',
      owner: 'harbour-row',
      tags: ['cliq-favorites', 'cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'Salt Flats',
        shortDescription: 'Acht Lieder zum Mitsingen von vier Brüdern, die keine Brüder sind.',
        description:
          'The Ferrymen kommen aus einem Ort, den es bei Flut nur halb gibt. Ihre Lieder haben Zeit: Die Orgel zieht herein wie Wetter, die Gitarren glitzern fern, und wenn alle vier summen, weiß man nicht, wer gerade Luft holt. Die Worte, auf Englisch, liegen bei. „Tide Table“ ist immer zu kurz.',
      },
      en: {
        title: 'Salt Flats',
        shortDescription: 'Eight songs to sing along to by four brothers who are not brothers.',
        description:
          'The Ferrymen come from a place that is only half there at high tide. Their songs take their time: the organ moves in like weather, the guitars glitter a long way off, and when all four hum you cannot tell who is taking a breath. The words come with it. “Tide Table” is always too short.',
      },
    },
    parts: tracks(
      'Low Water',
      'Samphire',
      'Tide Table',
      'The Vicar’s Boat',
      'Nine Miles of Nothing',
      'Causeway',
      'Brother, Not Brother',
      'High Water',
    ),
    art: {
      cover: bands(
        { title: 'Salt Flats', artist: 'The Ferrymen' },
        {
          ground: '#f3e3c3',
          inks: ['#7a2e1d', '#b8451f', '#df7a2a', '#edb04a', '#3f7f7a'],
          sun: '#df7a2a',
          ink: '#4a1f14',
        },
      ),
      finish: { bloom: 0, grain: 9 },
    },
  },
  {
    key: 'albums/low-fuel',
    folder: 'Music/Voltage Saints/Low Fuel',
    facts: albumFacts({
      artists: ['Voltage Saints'],
      year: 2024,
      label: 'Harbour Row Records',
      popularity: 770,
      genres: ['rock'],
      rating: 'FSK 12',
      country: 'US',
      owner: 'harbour-row',
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Low Fuel',
        shortDescription: 'Die Tankanzeige leuchtet seit Nevada. Sieben Stücke bis zur nächsten Zapfsäule.',
        description:
          'Zwei Schwestern, ein Schlagzeug, eine Gitarre und ein Lieferwagen, in dem die Platte auch aufgenommen wurde. Voltage Saints brauchen keine Worte: Ein Riff, das nicht aufhört, trägt bis zum Morgen.',
      },
      en: {
        title: 'Low Fuel',
        shortDescription: 'The warning light has been on since Nevada. Seven tracks to the next pump.',
        description:
          'Two sisters, one drum kit, one guitar, and the van that the record was also made in. Voltage Saints have no use for words: a riff that will not stop carries them till morning.',
      },
    },
    parts: tracks(
      'Warning Light',
      'Forty More Miles',
      'Dashboard Moon',
      'Cash Only',
      'My Sister Drives',
      'Motel Ice',
      'Empty',
    ),
    art: {
      cover: dots(
        { title: 'Low Fuel', artist: 'Voltage Saints' },
        { paper: '#f0b7a0', dot: '#221445', sun: '#fff1d6', ink: '#221445' },
        'moon',
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
]
