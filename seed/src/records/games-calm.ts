/** Relaxing games. */
import { threads, tiles } from '../art/covers/games-board.ts'
import { city } from '../art/covers/games-city.ts'
import { paperWorld } from '../art/covers/games-paper.ts'
import { shelf } from '../art/covers/games-shelf.ts'
import { gameFacts } from './game.ts'
import type { DemoRecord } from './record.ts'

export const CALM_GAMES: readonly DemoRecord[] = [
  {
    key: 'games/kleinstadt-im-takt',
    folder: 'Games/Kleinstadt im Takt',
    facts: gameFacts({
      developer: 'Haltestelle Süd',
      releasedOn: '2025-09-18',
      age: 0,
      popularity: 735,
      genres: ['puzzle', 'gamehouse', 'casual'],
      controls: ['keyboard', 'mouse', 'touch'],
      tags: ['cliq-top10', 'cliq-favorites'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Kleinstadt im Takt',
        shortDescription: 'Eine Buslinie, achthundert Einwohner und alle wollen um 7:42 Uhr los.',
        description:
          'Ziehe Linien durch eine Stadt, die jeden Tag um ein Haus wächst. Bald gibt es einen zweiten Bus, dann eine Schule, dann Meinungen. Ein Knobelspiel ohne Verlieren: Wer zu spät kommt, erzählt dir nur, warum. Ziehen mit Maus oder Finger; die Pfeiltasten drehen die Stadt.',
      },
      en: {
        title: 'Small Town, On Time',
        shortDescription: 'One bus line, eight hundred people, all of them leaving at 7:42.',
        description:
          'Draw routes through a town that grows by one house a day. Soon there is a second bus, then a school, then opinions. A puzzle that cannot be lost: whoever is late merely tells you why. Drag with mouse or finger; the arrow keys turn the town around.',
      },
    },
    art: {
      cover: city(
        { de: ['Kleinstadt', 'im Takt'], en: ['Small Town,', 'On Time'] },
        {
          sky: '#8fd3e8',
          low: '#d8f0dc',
          ground: '#a9d68a',
          road: '#8d93a8',
          line: '#ffffff',
          walls: ['#fff3dc', '#ffd9b8', '#f7e3f0'],
          roofs: ['#e2583e', '#d97a35', '#4a7fb5'],
          window: '#5c86a8',
          tree: '#4a9a58',
          vehicle: '#f5b81f',
          ink: '#2a3a5c',
          title: '#ffffff',
        },
        1,
        'bus',
      ),
      finish: { grain: 2, bloom: 0.06 },
    },
  },
  {
    key: 'games/kachelmeister',
    folder: 'Games/Kachelmeister',
    facts: gameFacts({
      developer: 'Fuge & Fliese',
      releasedOn: '2024-08-29',
      age: 0,
      popularity: 670,
      genres: ['puzzle', 'gamehouse', 'casual'],
      controls: ['keyboard', 'mouse', 'touch'],
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Kachelmeister',
        shortDescription: 'Die Küche eines Palasts, neu gefliest, eine Kachel nach der anderen.',
        description:
          'Drei gleiche verschwinden, vier gleiche erinnern sich. Lege Muster, die aufgehen, und erfahre hinter jeder zehnten Wand ein Stück der Geschichte des Hauses. Zweihundertvierzig Wände, keine Uhr, kein Druck, ein Fliesenleger mit Zitaten. Tippen und Ziehen mit Maus oder Finger, Pfeile und Eingabetaste gehen auch.',
      },
      en: {
        title: 'Tile Master',
        shortDescription: 'A palace kitchen, tiled anew, one square at a time.',
        description:
          'Three of a kind disappear; four of a kind remember. Lay patterns that come out even, and behind every tenth wall find a piece of the story of the house. Two hundred and forty walls, no clock, no pressure and one tiler who quotes poetry. Tap and drag, or use arrows and enter.',
      },
    },
    art: {
      cover: tiles(
        { de: ['Kachel', 'meister'], en: ['Tile', 'Master'] },
        {
          table: '#12698a',
          glaze: '#fbf5e6',
          paints: ['#1f5fbf', '#f2a92c', '#d9502f', '#1d8f83'],
          ink: '#062c40',
          title: '#fff3d6',
        },
      ),
      finish: { grain: 3, bloom: 0.06 },
    },
  },
  {
    key: 'games/omas-cafe',
    folder: 'Games/Omas Café',
    facts: gameFacts({
      developer: 'Streusel Studio',
      releasedOn: '2023-11-23',
      age: 0,
      popularity: 595,
      genres: ['gamehouse', 'casual'],
      controls: ['mouse', 'touch'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Omas Café',
        shortDescription: 'Sie backt nach Gefühl. Du führst darüber Buch.',
        description:
          'Oma Trude kennt kein Rezept, nur Wetterlagen. Bediene Stammgäste, merke dir ihre Lieblingsplätze, erfinde Torten für schlechte Nachrichten und gute. Am Abend wird gemeinsam abgewaschen. Alles geht mit einem Finger oder der Maus; zu lesen gibt es nichts, jeder Wunsch ist ein Bild.',
      },
      en: {
        title: 'Granny’s Café',
        shortDescription: 'She bakes by feeling. You keep the books.',
        description:
          'Granny Trude has no recipes, only weather reports. Serve the regulars, remember where they like to sit and invent cakes for bad news and good. In the evening everybody washes up. One finger or the mouse does it all, and there is nothing to read: every wish is a picture.',
      },
    },
    art: {
      cover: shelf(
        { de: ['Omas', 'Café'], en: ['Granny’s', 'Café'] },
        {
          wall: '#f9c9c4',
          board: '#b5654a',
          dark: '#f3ddc4',
          things: ['#e5566d', '#f3a33c', '#79b89a', '#8f6bb5', '#c9774f'],
          cream: '#fffaf0',
          lamp: '#ffe9b0',
          cat: '#5b5468',
          ink: '#5a2436',
          title: '#fffaf0',
        },
        'cakes',
      ),
      finish: { grain: 2, bloom: 0.05 },
    },
  },
  {
    key: 'games/das-letzte-postamt',
    folder: 'Games/Das letzte Postamt',
    facts: gameFacts({
      developer: 'Streusel Studio',
      releasedOn: '2026-05-07',
      age: 12,
      popularity: 770,
      genres: ['adventure', 'gamehouse'],
      controls: ['keyboard', 'mouse', 'touch'],
      tags: ['cliq-highlights', 'cliq-favorites', 'cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Das letzte Postamt',
        shortDescription: 'Nachtschicht in einem Amt für Briefe, deren Empfänger es nicht mehr gibt.',
        description:
          'Jeder Brief hier kommt zu spät. Sortiere ihn ein, schicke ihn zurück, oder mach ihn auf. Ein Abenteuer aus dreißig geschriebenen Briefen, das sich merkt, was du gelesen hast, und eine Katze, die es auch weiß. Mit Maus, Finger oder Tastatur; Schrift und Kontrast sind einstellbar.',
      },
      en: {
        title: 'The Last Post Office',
        shortDescription: 'The night shift in an office for letters to people who are gone.',
        description:
          'Every letter here is late. File it, send it back, or open it. An adventure of thirty written letters that remembers which ones you read, and a cat that remembers too. By mouse, touch or keyboard; type size and contrast are yours to set.',
      },
    },
    art: {
      cover: shelf(
        { de: ['Das letzte', 'Postamt'], en: ['The Last', 'Post Office'] },
        {
          wall: '#123040',
          board: '#4d3a33',
          dark: '#1d3a44',
          things: ['#c8443a', '#d9a441', '#4d8f8a', '#7a86b8', '#b87f5a'],
          cream: '#f4e8cf',
          lamp: '#ffb84d',
          cat: '#c9873f',
          ink: '#0a1822',
          title: '#ffdf9e',
        },
        'letters',
      ),
      finish: { grain: 6, bloom: 0.2, vignette: 0.3 },
    },
  },
  {
    key: 'games/fadenspiel',
    folder: 'Games/Fadenspiel',
    facts: gameFacts({
      developer: 'Fuge & Fliese',
      releasedOn: '2025-02-06',
      age: 0,
      popularity: 510,
      genres: ['puzzle', 'casual'],
      controls: ['keyboard', 'mouse', 'touch'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Fadenspiel',
        shortDescription: 'Ein Faden, zweiundsiebzig Nadeln, eine Pfote zu viel.',
        description:
          'Spanne Fäden von Nadel zu Nadel, bis aus lauter Geraden ein Kreis wird, ein Fisch oder ein Wal. Die Katze hilft, wie Katzen helfen. Achtzig Figuren, freies Spannen und zu jeder die Regel zum Nachmachen mit echtem Garn. Ziehen mit Finger oder Maus; mit Tastatur springt man von Nadel zu Nadel.',
      },
      en: {
        title: 'Cat’s Cradle',
        shortDescription: 'One thread, seventy-two pins, one paw too many.',
        description:
          'Stretch threads from pin to pin until nothing but straight lines turns into a circle, a fish or a whale. The cat helps as cats do. Eighty figures, free play, and the rule of each to repeat with real yarn. Drag by finger or mouse; on a keyboard you hop from pin to pin.',
      },
    },
    art: {
      cover: threads(
        { de: ['Faden', 'spiel'], en: ['Cat’s', 'Cradle'] },
        {
          felt: '#6b4a9e',
          round: '#f6ead2',
          threads: ['#ef4f6b', '#18a2a8', '#f2a428'],
          pin: '#c8ccd8',
          paw: '#f0a35a',
          ink: '#2a1648',
          title: '#ffe9c9',
        },
      ),
      finish: { grain: 3, bloom: 0.04 },
    },
  },
  {
    key: 'games/tiefenrausch',
    folder: 'Games/Tiefenrausch',
    facts: gameFacts({
      developer: 'Scherenschnitt Spiele',
      releasedOn: '2024-02-15',
      age: 6,
      popularity: 625,
      genres: ['adventure', 'casual'],
      controls: ['keyboard', 'touch', 'gamepad'],
      tags: ['cliq-highlights', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Tiefenrausch',
        shortDescription: 'Elftausend Meter hinab in einem Boot aus Buntpapier.',
        description:
          'Jede Schicht Meer hat ihr eigenes Licht, und in jeder wohnt jemand, der noch nie von der Oberfläche gehört hat. Steuere das gelbe Boot, zeichne Karten, tausche Lampen gegen Lieder. Einen Gegner gibt es nicht, nur Druck. Gesteuert wird mit einem Stick, vier Tasten oder einem Finger.',
      },
      en: {
        title: 'Fathom',
        shortDescription: 'Eleven thousand metres down in a boat of coloured paper.',
        description:
          'Every layer of the sea has a light of its own, and in each lives somebody who has never heard of the surface. Steer the yellow boat, draw charts, trade lamps for songs. There is no enemy, only pressure. Played with one stick, four keys or a finger.',
      },
    },
    art: {
      cover: paperWorld(
        { de: ['Tiefen', 'rausch'], en: ['Fathom'] },
        {
          light: '#8fe3dc',
          inner: '#2a9db5',
          outer: '#0b1d4a',
          beast: '#14508a',
          accent: '#ffc52e',
          ink: '#04102e',
          title: '#eafff6',
        },
        'dive',
      ),
      finish: { grain: 5, bloom: 0.12 },
    },
  },
]
