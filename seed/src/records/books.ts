/** Audiobooks. The author is in the folder's path; narrator and chapters are in the generated file. */
import { dial, scattered, sleeplessMoon, tally } from '../art/covers/books.ts'
import { KNOWLEDGE } from './books-knowledge.ts'
import { LIVES } from './books-lives.ts'
import { NOVELS } from './books-novels.ts'
import { YOUNG_BOOKS } from './books-young.ts'
import type { DemoRecord } from './record.ts'

export const BOOKS: readonly DemoRecord[] = [
  {
    key: 'books/regen',
    folder: 'Audiobooks/Klara Wienhold/Die Frau, die den Regen zählte',
    facts: {
      kind: 'audiobook',
      year: 2024,
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'vorleser',
      publisher: 'Vorleser Verlag',
      popularity: 720,
      categories: ['audio-books:biography-autobiography', 'audio-books:science'],
      tags: ['cliq-favorites', 'cliq-highlights'],
    },
    texts: {
      de: {
        title: 'Die Frau, die den Regen zählte',
        shortDescription: 'Einundvierzig Jahre, eine Wetterstation, kein ausgelassener Tag.',
        description:
          'Elsbeth Rohde hat auf einem Hügel bei Quedlinburg einundvierzig Jahre lang jeden Morgen um sieben den Niederschlag gemessen. Als die Station automatisiert wird, bringt ihre Enkelin die Hefte ins Archiv und merkt, dass am Rand mehr steht als Zahlen. Eine Erzählung über Genauigkeit als Form der Liebe. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Woman Who Counted the Rain',
        shortDescription: 'Forty-one years, one weather station, not a day left out.',
        description:
          'On a hill near Quedlinburg Elsbeth Rohde measured the rainfall every morning at seven for forty-one years. When the station is automated her granddaughter takes the notebooks to the archive and finds that there is more in the margins than numbers. A story about accuracy as a form of love. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: tally(
        {
          lines: {
            de: ['Die Frau,', 'die den Regen', 'zählte'],
            en: ['The Woman', 'Who Counted', 'the Rain'],
          },
          author: 'Klara Wienhold',
        },
        { ground: '#dfe8ea', low: '#a9c4cf', mark: '#234a63', red: '#e0402f', ink: '#11283a' },
      ),
      finish: { bloom: 0, grain: 6 },
    },
  },
  {
    key: 'books/clockmaker',
    folder: 'Audiobooks/Edmund Thorley/The Clockmaker of Bellmouth',
    facts: {
      kind: 'audiobook',
      year: 2021,
      rating: 'FSK 0',
      language: 'en',
      country: 'GB',
      owner: 'vorleser',
      publisher: 'Harbour Row Press',
      popularity: 650,
      categories: ['audio-books:history'],
      tags: ['cliq-highlights', 'cliq-favorites'],
    },
    texts: {
      de: {
        title: 'Der Uhrmacher von Bellmouth',
        shortDescription: 'Wie eine Hafenstadt elf Minuten verlor und was sie dafür bekam.',
        description:
          'Bellmouth, 1852: Die Eisenbahn bringt die Londoner Zeit, und die Stadt soll ihre Uhren um elf Minuten vorstellen. Der Uhrmacher Josiah Penn weigert sich. Eine Erzählung über den letzten Ort, der nach seiner eigenen Sonne lebte. Auf Englisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Clockmaker of Bellmouth',
        shortDescription: 'How a harbour town lost eleven minutes, and what it got for them.',
        description:
          'Bellmouth, 1852: the railway brings London time, and the town is told to put its clocks forward by eleven minutes. Josiah Penn, clockmaker, refuses. A story about the last place to live by its own sun. Read by a synthetic voice.',
      },
    },
    art: {
      cover: dial(
        {
          lines: { de: ['Der Uhrmacher', 'von Bellmouth'], en: ['The Clockmaker', 'of Bellmouth'] },
          author: 'Edmund Thorley',
        },
        { paper: '#d9b98a', face: '#f6ead2', ink: '#2c1a18', hand: '#a52a20', sea: '#2f6f78' },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'books/mond',
    folder: 'Audiobooks/Pia Storck/Der Mond kann nicht schlafen',
    facts: {
      kind: 'audiobook',
      year: 2023,
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'vorleser',
      publisher: 'Kissenschlacht',
      popularity: 780,
      categories: ['audio-books:juvenile-fiction', 'kids', 'kids:audio-books'],
      tags: ['cliq-favorites'],
    },
    texts: {
      de: {
        title: 'Der Mond kann nicht schlafen',
        shortDescription: 'Eine Gutenachtgeschichte für alle, die noch nicht müde sind.',
        description:
          'Der Mond hat alles versucht: Sterne zählen, Wolken zudecken, warme Milchstraße. Nichts hilft. Da fragt er die Kinder, wie sie das eigentlich machen. Eine Geschichte in drei kleinen Kapiteln, die mit jedem leiser wird. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Moon Can’t Sleep',
        shortDescription: 'A bedtime story for everyone who is not tired yet.',
        description:
          'The moon has tried everything: counting stars, tucking in clouds, a warm Milky Way. Nothing helps. So it asks the children how they do it. A story in three small chapters, each quieter than the last. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: sleeplessMoon(
        {
          lines: { de: ['Der Mond kann', 'nicht schlafen'], en: ['The Moon', 'Can’t Sleep'] },
          author: 'Pia Storck',
        },
        {
          top: '#15205c',
          low: '#4a5fb5',
          moon: '#ffe9a8',
          cheek: '#ff8f6b',
          ink: '#2a1e4a',
          blanket: '#e2557a',
          patch: '#f6a6b2',
          star: '#ffe27a',
        },
      ),
      finish: { grain: 3, bloom: 0.12 },
    },
  },
  {
    key: 'books/himmel',
    folder: 'Audiobooks/Jonas Abiodun/Warum der Himmel Umwege macht',
    facts: {
      kind: 'audiobook',
      year: 2025,
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'vorleser',
      publisher: 'Vorleser Verlag',
      popularity: 560,
      categories: ['audio-books:science', 'audio-books:juvenile-nonfiction', 'kids', 'kids:audio-books'],
      tags: ['cliq-favorites'],
    },
    texts: {
      de: {
        title: 'Warum der Himmel Umwege macht',
        shortDescription: 'Warum ist der Himmel blau? Eine Antwort, die man sehen kann.',
        description:
          'Das Licht hat es eilig, und doch kommt das Blaue auf Umwegen zu uns. Jonas Abiodun erklärt in drei kurzen Kapiteln, was Luft mit Licht macht, warum der Abend rot wird und wieso der Himmel auf dem Mars es genau andersherum hält. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Why the Sky Takes Detours',
        shortDescription: 'Why is the sky blue? An answer that you can see.',
        description:
          'Light is in a hurry, and yet the blue reaches us by detours. In three short chapters Jonas Abiodun explains what air does with light, why evenings turn red, and why the sky on Mars does it exactly the other way round. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: scattered(
        {
          lines: { de: ['Warum der', 'Himmel', 'Umwege macht'], en: ['Why the Sky', 'Takes', 'Detours'] },
          author: 'Jonas Abiodun',
        },
        {
          ground: '#0d2c6b',
          low: '#1c63b8',
          ray: '#fff3c4',
          spectrum: ['#ff5a3c', '#ff9d3c', '#ffe04d', '#7fe07a', '#59d2ff', '#8fb8ff', '#c6b3ff'],
          ink: '#ffffff',
        },
      ),
      finish: { grain: 4 },
    },
  },
  // Genres take turns, so that no row of the first page has to wait long.
  ...[0, 1, 2, 3, 4].flatMap((i) =>
    [NOVELS, KNOWLEDGE, YOUNG_BOOKS, LIVES].flatMap((books) => books[i] ?? []),
  ),
]
