/** Biographies and histories. */
import { fork, lamp, woodcut } from '../art/covers/books-cut.ts'
import { buttons, rope } from '../art/covers/books-figure.ts'
import { queue } from '../art/covers/books-type.ts'
import { bookFacts } from './book.ts'
import type { DemoRecord } from './record.ts'

export const LIVES: readonly DemoRecord[] = [
  {
    key: 'books/ablegen',
    folder: 'Audiobooks/Wiebke Harms/Ablegen',
    facts: bookFacts({
      year: 2023,
      publisher: 'Verlag am Deich',
      owner: 'deich',
      popularity: 660,
      genres: ['biography-autobiography'],
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Ablegen',
        shortDescription: 'Dreißig Jahre Fährfrau auf der Weser: 411 000 Überfahrten, keine davon gleich.',
        description:
          'Acht Minuten dauert die Überfahrt, und Wiebke Harms hat in acht Minuten Heiratsanträge, Zahnschmerzen und eine entlaufene Kuh befördert. Sie erzählt vom Kommen und Gehen aus der Sicht der Einzigen, die bleibt. Am Ende wird eine Brücke gebaut. Sie weiht sie ein. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Casting Off, Tying Up',
        shortDescription: 'Thirty years a ferrywoman on the Weser: 411,000 crossings, no two of them alike.',
        description:
          'The crossing takes eight minutes, and in eight minutes Wiebke Harms has carried proposals of marriage, toothache and a runaway cow. She tells of coming and going as the only one who stays. In the end a bridge is built. She opens it herself. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: rope(
        { lines: { de: ['Ablegen'], en: ['Casting Off,', 'Tying Up'] }, author: 'Wiebke Harms' },
        {
          ground: '#2f7f86',
          low: '#155261',
          rope: '#f0c987',
          twist: '#a8763a',
          iron: '#1b2a33',
          ink: '#fff6e4',
          second: '#f0c987',
        },
      ),
      finish: { bloom: 0, grain: 6 },
    },
  },
  {
    key: 'books/stimmgabel',
    folder: 'Audiobooks/Rosalind Achebe/The Quiet Tuner',
    facts: bookFacts({
      year: 2020,
      publisher: 'Harbour Row Press',
      owner: 'harbour-row',
      popularity: 540,
      genres: ['biography-autobiography'],
      language: 'en',
      country: 'GB',
    }),
    texts: {
      de: {
        title: 'Der stille Stimmer',
        shortDescription: 'Wie ein gehörloser Mann vierzig Jahre lang Londons Klaviere stimmte.',
        description:
          'Mit elf verlor Arthur Quill sein Gehör, mit sechzehn lernte er, Schwingungen mit den Zähnen zu lesen. Konzerthäuser buchten ihn, weil er die Luft spürte, wo andere nur die Taste hörten. Rosalind Achebe hat seine Werkzeuge geerbt und sein Leben aus ihnen erzählt. Auf Englisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Quiet Tuner',
        shortDescription: 'How a deaf man tuned London’s pianos for forty years.',
        description:
          'At eleven Arthur Quill lost his hearing; at sixteen he learnt to read vibrations with his teeth. Concert halls booked him because he felt the air where others merely heard the key. Rosalind Achebe inherited his tools and has told his life from them. Read by a synthetic voice.',
      },
    },
    art: {
      cover: woodcut(
        { lines: { de: ['Der stille', 'Stimmer'], en: ['The Quiet', 'Tuner'] }, author: 'Rosalind Achebe' },
        fork,
        {
          paper: '#f3e9d7',
          print: '#8f2d1f',
          ink: '#3b140e',
          second: '#8f2d1f',
        },
      ),
      finish: { bloom: 0, grain: 8 },
    },
  },
  {
    key: 'books/allumeur',
    folder: 'Audiobooks/Lucien Barthes-Mayer/Le dernier allumeur',
    facts: bookFacts({
      year: 2018,
      publisher: 'Éditions du Quai',
      owner: 'quai',
      popularity: 350,
      genres: ['biography-autobiography', 'history'],
      tags: ['cliq-highlights'],
      language: 'fr',
      country: 'FR',
    }),
    texts: {
      de: {
        title: 'Der letzte Laternenanzünder',
        shortDescription: 'Lyon, 1911: Ein Mann kennt jede Laterne beim Namen. Dann kommt der Strom.',
        description:
          'Émile Mayer zündete jeden Abend hundertzwölf Laternen an und löschte sie am Morgen, und dazwischen wusste er alles. Sein Urenkel folgt dem alten Rundgang, Laterne für Laterne, durch eine Stadt, die das Dunkel abschaffte, ohne zu fragen. Auf Französisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Last Lamplighter',
        shortDescription: 'Lyon, 1911: a man knows every street lamp by name. Then comes electricity.',
        description:
          'Every evening Émile Mayer lit a hundred and twelve lamps and in the morning put them out, and in between he knew everything. His great-grandson follows the old round lamp by lamp through a city that abolished the dark without asking. Read in French by a synthetic voice.',
      },
    },
    art: {
      cover: woodcut(
        {
          lines: { de: ['Der letzte', 'Laternen-', 'anzünder'], en: ['The Last', 'Lamplighter'] },
          author: 'Lucien Barthes-Mayer',
        },
        lamp,
        {
          paper: '#f4d06a',
          print: '#16203f',
          ink: '#16203f',
          second: '#16203f',
        },
      ),
      finish: { bloom: 0, grain: 8 },
    },
  },
  {
    key: 'books/warten',
    folder: 'Audiobooks/Ruth Lindemann/Bitte nehmen Sie Platz',
    facts: bookFacts({
      year: 2021,
      publisher: 'Vorleser Verlag',
      owner: 'vorleser',
      popularity: 590,
      genres: ['history'],
      tags: ['cliq-favorites', 'cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Bitte nehmen Sie Platz',
        shortDescription: 'Eine Geschichte des Wartens, von den Pharaonen bis zur Hotline.',
        description:
          'Wer wartet, ist nicht nichts: Er ist Publikum der Macht. Ruth Lindemann erzählt, warum Könige ihre Gäste stehen ließen, wer das Wartezimmer erfand und weshalb die Schlange demokratischer ist als ihr Ruf. Sieben Kapitel, zusammen kürzer als ein Termin beim Amt. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Please Take a Seat',
        shortDescription: 'A history of waiting, from the pharaohs to the helpline.',
        description:
          'Whoever waits is not nobody: they are the audience of power. Ruth Lindemann tells why kings kept their guests standing, who invented the waiting room, and why the queue is more democratic than its reputation. Seven chapters, together shorter than one appointment at the town hall. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: queue(
        {
          lines: { de: ['Bitte nehmen', 'Sie Platz'], en: ['Please Take', 'a Seat'] },
          author: 'Ruth Lindemann',
        },
        {
          ground: '#efe7d8',
          people: ['#2f4858', '#4d6b73', '#86a397', '#c0a36e', '#6b5b6e'],
          rest: '#b9a88c',
          one: '#e0402f',
          ink: '#22303a',
        },
      ),
      finish: { bloom: 0, grain: 6 },
    },
  },
  {
    key: 'books/button',
    folder: 'Audiobooks/Philippa Crane/A Short History of the Button',
    facts: bookFacts({
      year: 2024,
      publisher: 'Harbour Row Press',
      owner: 'harbour-row',
      popularity: 620,
      genres: ['history'],
      language: 'en',
      country: 'GB',
      tags: ['cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'Eine kurze Geschichte des Knopfes',
        shortDescription: 'Fünftausend Jahre an einem Faden, vom Zierstück zur Atombombe.',
        description:
          'Zweitausend Jahre lang gab es Knöpfe, bevor jemand das Knopfloch erfand. Philippa Crane folgt dem kleinsten aller großen Dinge durch Schneiderstuben, Schlachtfelder und Aufzüge und erklärt, warum wir noch immer drücken, was wir früher zuknöpften. Auf Englisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'A Short History of the Button',
        shortDescription: 'Five thousand years on one thread, from ornament to red alert.',
        description:
          'There were buttons for two thousand years before anybody thought of the buttonhole. Philippa Crane follows the smallest of all great things through tailors’ rooms, battlefields and lifts, and explains why we still press what we used to do up. Includes a chapter on the spare one. Read by a synthetic voice.',
      },
    },
    art: {
      cover: buttons(
        {
          lines: {
            de: ['Eine kurze', 'Geschichte', 'des Knopfes'],
            en: ['A Short', 'History of', 'the Button'],
          },
          author: 'Philippa Crane',
        },
        {
          card: '#f2ece0',
          buttons: ['#c8452f', '#234d63', '#e0a33a', '#2f6f5b', '#7a4a5e', '#ded2bb', '#33302e'],
          thread: '#c8452f',
          ink: '#2a2522',
        },
      ),
      finish: { bloom: 0, grain: 5 },
    },
  },
]
