/** Games. */
import { island, pixelPost } from '../art/covers/games.ts'
import { ACTION_GAMES } from './games-action.ts'
import { CALM_GAMES } from './games-calm.ts'
import { RACING_GAMES } from './games-racing.ts'
import { SHOOTERS } from './games-shooters.ts'
import type { DemoRecord } from './record.ts'

export const GAMES: readonly DemoRecord[] = [
  {
    key: 'games/deichwart',
    folder: 'Games/Deichwart',
    facts: {
      kind: 'game',
      year: 2025,
      releasedOn: '2025-08-14',
      rating: 'USK 6',
      language: 'de',
      country: 'DE',
      owner: 'utomik',
      publisher: 'Kieselspiele',
      popularity: 700,
      categories: ['pc-games:casual', 'pc-games:adventure'],
      controls: ['keyboard', 'mouse', 'touch', 'gamepad'],
      tags: ['cliq-top10'],
      people: [{ name: 'Kieselspiele', role: 'developer' }],
    },
    texts: {
      de: {
        title: 'Deichwart',
        shortDescription: 'Zwölf Fluten, eine Insel, zwei Schaufeln Erde pro Tag.',
        description:
          'Die See steigt, und du hast jeden Tag nur zwei Handgriffe. Erhöhe das Land, schütze die Häuser, opfere den Strand. Ein ruhiges Denkspiel auf neun mal neun Feldern, mit Maus, Finger, Tastatur oder Gamepad.',
      },
      en: {
        title: 'Dike Warden',
        shortDescription: 'Twelve tides, one island, two spades of earth a day.',
        description:
          'The sea is rising and you have only two moves a day. Raise the land, protect the houses, give up the beach. A calm puzzle on a small island, by mouse, touch, keyboard or gamepad.',
      },
    },
    art: {
      cover: island(
        { de: ['Deichwart'], en: ['Dike', 'Warden'] },
        {
          sky: '#f6b98a',
          low: '#f9dcb0',
          sea: '#3fa7b5',
          deep: '#155e80',
          foam: '#f2fbf6',
          grass: '#7fb45a',
          earth: '#a8693f',
          sand: '#f0d394',
          wall: '#fff3df',
          roof: '#d5482f',
          lamp: '#ffe08a',
          tree: '#2f7a55',
          ink: '#173a4c',
        },
      ),
      finish: { grain: 3, bloom: 0.12 },
    },
  },
  {
    key: 'games/sternenpost',
    folder: 'Games/Sternenpost',
    facts: {
      kind: 'game',
      year: 2024,
      releasedOn: '2024-03-21',
      rating: 'USK 0',
      language: 'de',
      country: 'DE',
      owner: 'utomik',
      publisher: 'Kieselspiele',
      popularity: 830,
      categories: ['pc-games:action', 'pc-games:casual', 'kids', 'kids:pc-games'],
      controls: ['keyboard', 'mouse', 'touch', 'gamepad'],
      tags: ['cliq-top10', 'cliq-favorites'],
      people: [{ name: 'Kieselspiele', role: 'developer' }],
    },
    texts: {
      de: {
        title: 'Sternenpost',
        shortDescription: 'Pakete austragen, wo die Briefkästen um Sonnen kreisen.',
        description:
          'Von Planet zu Planet, immer im richtigen Moment losgelassen: In der Sternenpost fliegt dein Paketschiff mit einem einzigen Knopf. Nutze die Schwerkraft, sammle Briefmarken und komm nicht der Sonne zu nah. Für eine Hand und alle Altersstufen.',
      },
      en: {
        title: 'Star Post',
        shortDescription: 'Delivering parcels where the letter boxes orbit suns.',
        description:
          'From planet to planet, letting go at just the right moment: in Star Post your parcel ship needs a single button. Use gravity, collect stamps and keep away from the sun. For one hand and all ages.',
      },
    },
    art: {
      cover: pixelPost(
        { de: ['Sternen', 'post'], en: ['Star', 'Post'] },
        {
          top: '#170b3b',
          low: '#7a2d7c',
          star: '#fff1c9',
          hull: '#f4f0ff',
          hullShade: '#b9aee0',
          fin: '#ff5d5d',
          glass: '#5fd4ff',
          fire: '#ffb52e',
          ember: '#ff5a36',
          parcel: '#d99a55',
          tape: '#fff1c9',
          planetA: '#f08a5d',
          planetB: '#3fae9a',
          ink: '#1a0d33',
        },
      ),
      finish: { grain: 0, bloom: 0.22 },
    },
  },
  ...ACTION_GAMES,
  ...CALM_GAMES,
  ...RACING_GAMES,
  ...SHOOTERS,
]
