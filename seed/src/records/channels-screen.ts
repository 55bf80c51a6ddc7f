/** TV channels: films, sport and one for children, around the clock. */
import type { Panel } from '../art/covers/channels.ts'
import { tube } from '../art/covers/screens.ts'
import type { DemoRecord, DemoTexts, ProgrammeRules } from './record.ts'

type ScreenChannel = {
  key: string
  folder: string
  rating: string
  categories: readonly string[]
  popularity: number
  rules: ProgrammeRules
  texts: DemoTexts
  panel: Panel
}

const screenChannel = ({
  key,
  folder,
  rating,
  categories,
  popularity,
  rules,
  texts,
  panel,
}: ScreenChannel): DemoRecord => ({
  key: `channels/${key}`,
  folder,
  facts: {
    kind: 'channel',
    live: true,
    programme: { rules, apartHours: 3 },
    rating,
    language: 'de',
    country: 'DE',
    owner: 'aether',
    publisher: 'Funkhaus Äther',
    popularity,
    categories: [...categories],
    tags: [],
  },
  texts,
  art: { cover: tube(texts.de.title, panel), finish: { bloom: 0.3, grain: 5 } },
})

export const SCREEN_CHANNELS: readonly DemoRecord[] = [
  screenChannel({
    key: 'letzte-reihe',
    folder: 'Movies/Letzte Reihe',
    rating: 'FSK 16',
    categories: ['movies:drama', 'movies:comedy', 'movies:thriller'],
    popularity: 640,
    rules: [
      { from: '06:00', categories: ['movies:comedy', 'movies:animation', 'movies:scifi'] },
      { from: '20:00', categories: ['movies:drama', 'movies:thriller', 'movies:mystery', 'movies:scifi'] },
      { from: '23:30', categories: ['movies:horror', 'movies:thriller', 'movies:mystery'] },
    ],
    texts: {
      de: {
        title: 'Letzte Reihe',
        shortDescription: 'Filme rund um die Uhr, ohne dass jemand aussuchen muss.',
        description:
          'Tagsüber, was leicht ist, am Abend, was bleibt, und nach Mitternacht, was man lieber nicht allein sieht. Wer mittendrin dazukommt, setzt sich einfach: Die letzte Reihe ist immer frei.',
      },
      en: {
        title: 'Letzte Reihe',
        shortDescription: 'Films around the clock, and nobody has to choose.',
        description:
          'Light ones by day, lasting ones in the evening, and after midnight those you would rather not watch alone. Come in halfway through and just sit down: the last row, which is what the name says, is always free.',
      },
    },
    panel: { ground: '#5a1626', low: '#1d0710', line: '#e9b872', hot: '#ff5a4d', ink: '#fff1dc' },
  }),
  screenChannel({
    key: 'purzelbaum',
    folder: 'Movies/Purzelbaum',
    rating: 'FSK 0',
    categories: ['movies:kids', 'kids', 'kids:movies'],
    popularity: 700,
    rules: [{ categories: ['kids:movies', 'kids:series'] }],
    texts: {
      de: {
        title: 'Purzelbaum',
        shortDescription: 'Geschichten für Kinder, eine nach der anderen.',
        description:
          'Füchse, Bagger, Igel und ein Wal: Was für die Kleinen gemacht ist, läuft hier hintereinander weg, ohne Werbung und ohne Schreck. Ausschalten dürfen die Großen.',
      },
      en: {
        title: 'Purzelbaum',
        shortDescription: 'Stories for children, one after the other.',
        description:
          'Foxes, diggers, hedgehogs and a whale: what is made for the small plays here one after the other, with no advertising and no frights. Grown-ups may switch off.',
      },
    },
    panel: { ground: '#2b6fd6', low: '#123a86', line: '#ffe27a', hot: '#ff7fb0', ink: '#ffffff' },
  }),
  screenChannel({
    key: 'nachspielzeit',
    folder: 'Sports/Funkhaus Äther/Nachspielzeit',
    rating: 'FSK 0',
    categories: ['sports:football', 'sports:athletics'],
    popularity: 560,
    rules: [{ categories: ['sports'] }],
    texts: {
      de: {
        title: 'Nachspielzeit',
        shortDescription: 'Sport in der Wiederholung, zu jeder Stunde.',
        description:
          'Läufe, Würfe, Spiele und das, was man dabei gern verpasst hätte: alles, was die Reporter des Hauses begleitet haben, noch einmal und der Reihe nach.',
      },
      en: {
        title: 'Nachspielzeit',
        shortDescription: 'Sport again, at every hour.',
        description:
          'Races, throws, matches and what one would gladly have missed: everything that the reporters of the house have covered, once more and in turn.',
      },
    },
    panel: { ground: '#0f6b4a', low: '#05261c', line: '#d6f26b', hot: '#f7f3e3', ink: '#f4fff4' },
  }),
]
