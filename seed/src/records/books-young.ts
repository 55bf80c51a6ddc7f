/** Books for young listeners. */
import { boiler, movingDay, whale } from '../art/covers/books-cut.ts'
import { noises, tide } from '../art/covers/books-figure.ts'
import { bookFacts } from './book.ts'
import type { DemoRecord } from './record.ts'

export const YOUNG_BOOKS: readonly DemoRecord[] = [
  {
    key: 'books/heizungskeller',
    folder: 'Audiobooks/Pia Storck/Der Drache im Heizungskeller',
    facts: bookFacts({
      year: 2025,
      publisher: 'Kissenschlacht',
      owner: 'kissenschlacht',
      popularity: 850,
      genres: ['juvenile-fiction'],
      rating: 'FSK 6',
      tags: ['cliq-top10', 'cliq-favorites'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Der Drache im Heizungskeller',
        shortDescription: 'Die Heizung in der Nummer 14 hat Schnupfen. Und Zähne.',
        description:
          'Juri, Elif und die kleine Motte wollten nur nachsehen, warum es im Haus so kalt ist. Im Kessel wohnt ein Drache, und der ist erkältet. Nun darf ihn bloß niemand finden, bevor er wieder Feuer hat, schon gar nicht Herr Mümmel von der Hausverwaltung. Ab sechs, gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Dragon in the Boiler Room',
        shortDescription: 'The heating at number 14 has a cold. And teeth.',
        description:
          'Juri, Elif and little Motte only wanted to see why the house was so chilly. There is a dragon living in the boiler, and it has a cold. Nobody must find it before it gets its fire back, least of all Mr Mümmel from the property management. From six; read in German by a synthetic voice.',
      },
    },
    art: {
      cover: boiler(
        {
          lines: { de: ['Der Drache im', 'Heizungskeller'], en: ['The Dragon in', 'the Boiler Room'] },
          author: 'Pia Storck',
        },
        {
          wall: '#c9d8c5',
          tile: '#dbe6d4',
          iron: '#33475b',
          fire: '#ff7a2f',
          glow: '#ffd24a',
          scale: '#3fa56b',
          ink: '#15324a',
        },
      ),
      finish: { bloom: 0.1, grain: 3 },
    },
  },
  {
    key: 'books/fuchs',
    folder: 'Audiobooks/Mats Eriksen/Familie Fuchs zieht um',
    facts: bookFacts({
      year: 2023,
      publisher: 'Kissenschlacht',
      owner: 'kissenschlacht',
      popularity: 690,
      genres: ['juvenile-fiction'],
      rating: 'FSK 0',
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Familie Fuchs zieht um',
        shortDescription: 'Sieben Füchse, neunzehn Kisten, und in einer davon schläft jemand.',
        description:
          'Der alte Bau wird eine Umgehungsstraße. Also packen die Fuchsens: Mama die Gläser, Papa die Federn, die Kinder sich gegenseitig. Acht kleine Kapitel über das Weggehen und Ankommen und darüber, dass ein Zuhause dort ist, wo die Pantoffeln stehen. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Foxes Move House',
        shortDescription: 'Seven foxes, nineteen boxes, and somebody asleep in one of them.',
        description:
          'The old earth is going to be a bypass. So the foxes pack: mother the glasses, father the feathers, the children each other. Eight small chapters about leaving and arriving, and about home being where the slippers are. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: movingDay(
        {
          lines: { de: ['Familie Fuchs', 'zieht um'], en: ['The Foxes', 'Move House'] },
          author: 'Mats Eriksen',
        },
        {
          wall: '#bfe0d6',
          floor: '#e9c99a',
          boxes: ['#c99a63', '#b98651', '#d8ad78'],
          tape: '#f0e0bf',
          fur: '#e8642c',
          white: '#fff6e6',
          ink: '#3a1d14',
          title: '#1f4a45',
        },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
  {
    key: 'books/gezeitenuhr',
    folder: 'Audiobooks/Edmund Thorley/The Tide Clock',
    facts: bookFacts({
      year: 2022,
      publisher: 'Harbour Row Press',
      owner: 'harbour-row',
      popularity: 465,
      genres: ['juvenile-fiction'],
      language: 'en',
      country: 'GB',
    }),
    texts: {
      de: {
        title: 'Das Mädchen mit der Gezeitenuhr',
        shortDescription: 'Nell dreht die Uhr zurück, und das Meer kommt mit.',
        description:
          'In Bellmouth liegt unter dem Hafen eine Straße, die es einmal gab. Die zwölfjährige Nell erbt eine Uhr, die nicht die Stunde zeigt, sondern die Flut, und als sie den Zeiger rückwärts dreht, steht die Straße wieder trocken, und ihre Großmutter ist neun Jahre alt. Auf Englisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Tide Clock',
        shortDescription: 'Nell turns the clock back, and the sea comes with it.',
        description:
          'Under the harbour at Bellmouth lies a street that used to be there. Nell, who is twelve, inherits a clock that tells not the hour but the tide, and when she turns its hand backwards the street stands dry again and her grandmother is nine years old. Read by a synthetic voice.',
      },
    },
    art: {
      cover: tide(
        {
          lines: { de: ['Das Mädchen mit', 'der Gezeitenuhr'], en: ['The', 'Tide Clock'] },
          author: 'Edmund Thorley',
        },
        {
          sky: '#14305a',
          low: '#2f6f8f',
          brass: '#e3b15a',
          moon: '#fdf2d0',
          sea: '#0f4d63',
          boat: '#c8402f',
          ink: '#fdf2d0',
        },
      ),
      finish: { bloom: 0.12, grain: 5 },
    },
  },
  {
    key: 'books/wal',
    folder: 'Audiobooks/Jonas Abiodun/Wie man einen Wal wiegt',
    facts: bookFacts({
      year: 2024,
      publisher: 'Kissenschlacht',
      owner: 'kissenschlacht',
      popularity: 735,
      genres: ['juvenile-nonfiction', 'science'],
      rating: 'FSK 0',
      tags: ['cliq-top10', 'cliq-favorites'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Wie man einen Wal wiegt',
        shortDescription: 'Acht unmögliche Fragen an eine Waage, alle beantwortet.',
        description:
          'Einen Wal kann man nicht auf die Waage legen. Eine Wolke auch nicht, und den Mond schon gar nicht. Gewogen wurden sie trotzdem. Jonas Abiodun erzählt, wie: mit Schatten, Badewannen und einem Mann, der ein Jahr lang zwei Bleikugeln ansah. Für Kinder ab sieben, die bei „ungefähr“ nachfragen. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'How to Weigh a Whale',
        shortDescription: 'Eight impossible questions to a pair of scales, all of them answered.',
        description:
          'You cannot put a whale on the scales. Nor a cloud, and certainly not the moon. They have been weighed all the same. Jonas Abiodun tells how: with shadows, bathtubs, and a man who looked at two balls of lead for a year. For children from seven who ask what “roughly” means. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: whale(
        {
          lines: { de: ['Wie man', 'einen Wal', 'wiegt'], en: ['How to', 'Weigh', 'a Whale'] },
          author: 'Jonas Abiodun',
        },
        {
          ground: '#ffe3a8',
          low: '#ffcf86',
          skin: '#2c6fa8',
          belly: '#d9ecf2',
          dial: '#f4efe4',
          red: '#df3f36',
          ink: '#17324a',
        },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
  {
    key: 'books/geraeusche',
    folder: 'Audiobooks/Trommelkiste/Das Buch der kleinen Geräusche',
    facts: bookFacts({
      year: 2026,
      publisher: 'Kissenschlacht',
      owner: 'kissenschlacht',
      popularity: 530,
      genres: ['juvenile-nonfiction'],
      rating: 'FSK 0',
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Das Buch der kleinen Geräusche',
        shortDescription: 'Zwölf Geräusche zum Raten, Nachmachen und Einschlafen.',
        description:
          'Was knackt da? Warum brummt der Kühlschrank, und wieso klingt Schnee wie gar nichts? Die Trommelkiste ist mit dem Mikrofon durchs Haus gegangen und erzählt von zwölf Geräuschen, die sonst niemand beachtet. Hinterher hört man auf einmal sehr viel. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Book of Small Noises',
        shortDescription: 'Twelve noises to guess, to imitate and to fall asleep to.',
        description:
          'What was that crack? Why does the fridge hum, and how come snow sounds like nothing at all? Trommelkiste went through the house with a microphone and tells of twelve noises that nobody else takes notice of. Afterwards you suddenly hear a great deal. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: noises(
        {
          lines: { de: ['Das Buch der', 'kleinen', 'Geräusche'], en: ['The Book', 'of Small', 'Noises'] },
          author: 'Trommelkiste',
        },
        {
          papers: ['#ffd166', '#ef8fa8', '#8fd3c8', '#f7f1e3', '#9db7f0'],
          marks: ['#26324a', '#e4572e', '#ffffff', '#26324a', '#2a6f6b'],
          plate: '#26324a',
          ink: '#fff3d6',
        },
      ),
      finish: { bloom: 0, grain: 3 },
    },
  },
]
