/** First-person games. */
import { corridor } from '../art/covers/games-corridor.ts'
import { splashes } from '../art/covers/games-paint.ts'
import { gameFacts } from './game.ts'
import type { DemoRecord } from './record.ts'

export const SHOOTERS: readonly DemoRecord[] = [
  {
    key: 'games/farbalarm',
    folder: 'Games/Farbalarm',
    facts: gameFacts({
      developer: 'Klecks Interaktiv',
      releasedOn: '2025-06-05',
      age: 6,
      popularity: 640,
      genres: ['first-person-shooter', 'action'],
      controls: ['keyboard', 'mouse', 'gamepad'],
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Farbalarm',
        shortDescription: 'Vier Teams, vier Farben und ein sehr weißes Treppenhaus.',
        description:
          'Niemand geht hier zu Boden, es geht nur alles ein. Wer am Ende die meisten Wände hat, gewinnt; wer die Hausmeisterin trifft, wischt. Spritze, rolle und rutsche allein gegen drei Mannschaften. Maus zum Zielen, WASD zum Laufen, rechte Maustaste für den Eimer; Gamepads werden erkannt.',
      },
      en: {
        title: 'Paint Alarm',
        shortDescription: 'Four teams, four colours and one very white stairwell.',
        description:
          'Nobody falls down here, everything just needs washing. Whoever owns the most wall at the bell wins; whoever hits the caretaker mops. Spray, roll and slide against three rival crews. Aim with the mouse, walk with WASD, throw the bucket with the right button; gamepads are recognised.',
      },
    },
    art: {
      cover: splashes(
        { de: ['Farb', 'alarm'], en: ['Paint', 'Alarm'] },
        {
          wall: '#fdf3e3',
          joint: '#f0dfc6',
          paints: ['#ff3d7f', '#12b5cb', '#7c4dff', '#ffc21a'],
          helmet: '#ffffff',
          visor: ['#2b2f6e', '#ff8f5a'],
          ink: '#20184a',
          title: '#7c4dff',
        },
      ),
      finish: { grain: 2, bloom: 0.05 },
    },
  },
  {
    key: 'games/neonschacht',
    folder: 'Games/Neonschacht',
    facts: gameFacts({
      developer: 'Halbleiter Spiele',
      releasedOn: '2025-11-06',
      age: 16,
      popularity: 780,
      genres: ['first-person-shooter', 'action'],
      controls: ['keyboard', 'mouse', 'gamepad'],
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Neonschacht',
        shortDescription: 'Vierzig Stockwerke nach unten, und der Aufzug hat Meinungen.',
        description:
          'Im Rechenzentrum unter der Stadt haben die Wartungsdrohnen aufgehört zu warten. Du hast eine Schneidlampe, neun Ladungen und einen Aufzug, der über jede Etage verhandelt. Ein Ego-Shooter, in dem Licht Munition ist: Wer schießt, steht im Dunkeln. Maus und WASD oder Gamepad.',
      },
      en: {
        title: 'Neon Shaft',
        shortDescription: 'Forty floors down, in a lift that has opinions.',
        description:
          'In the data centre below the city the maintenance drones have stopped maintaining. You have a cutting lamp, nine charges and a lift that bargains for every floor. A first-person shooter in which light is ammunition: fire, and you stand in the dark. Mouse and WASD or a gamepad.',
      },
    },
    art: {
      cover: corridor(
        { de: ['Neon', 'schacht'], en: ['Neon', 'Shaft'] },
        {
          dark: '#07061c',
          floor: '#1b1450',
          wall: '#2a1a66',
          neon: '#22e0ff',
          second: '#ff3fa4',
          end: '#5a35c8',
          ink: '#0a0820',
          title: '#e9fbff',
        },
        'drone',
      ),
      finish: { grain: 3, bloom: 0.35 },
    },
  },
  {
    key: 'games/station-null',
    folder: 'Games/Station Null',
    facts: gameFacts({
      developer: 'Kaltgang',
      releasedOn: '2024-10-24',
      age: 18,
      popularity: 720,
      genres: ['first-person-shooter', 'adventure'],
      controls: ['keyboard', 'mouse'],
      tags: ['cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'Station Null',
        shortDescription: 'Die Forschungsstation antwortet wieder. Mit deiner Stimme.',
        description:
          'Sechs Wochen Funkstille, dann ein Lebenszeichen, das dich beim Namen nennt. Station Null ist Horror ohne Hast: eine Taschenlampe, drei Batterien, ein Gang, der beim zweiten Mal länger ist. Man kann schießen, es hilft nur selten. WASD und Maus, F für die Lampe, Kopfhörer dringend empfohlen; für Erwachsene.',
      },
      en: {
        title: 'Station Zero',
        shortDescription: 'The research station is answering again. In your voice.',
        description:
          'Six weeks of radio silence, then a sign of life that knows your name. Station Zero is horror without haste: one torch, three batteries and a corridor that is longer the second time. You may shoot; it rarely helps. WASD and mouse, F for the torch, headphones strongly advised; for adults.',
      },
    },
    art: {
      cover: corridor(
        { de: ['Station', 'Null'], en: ['Station', 'Zero'] },
        {
          dark: '#0b0a0c',
          floor: '#2a1a18',
          wall: '#33211f',
          neon: '#c2261d',
          second: '#7d1813',
          end: '#ff6a3c',
          ink: '#0d0708',
          title: '#f4e6da',
        },
        'door',
      ),
      finish: { grain: 8, bloom: 0.3, vignette: 0.4 },
    },
  },
]
