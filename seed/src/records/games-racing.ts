/** Racing games. */
import { circuit } from '../art/covers/games-circuit.ts'
import { drive } from '../art/covers/games-drive.ts'
import { gameFacts } from './game.ts'
import type { DemoRecord } from './record.ts'

export const RACING_GAMES: readonly DemoRecord[] = [
  {
    key: 'games/rostrallye',
    folder: 'Games/Rostrallye',
    facts: gameFacts({
      developer: 'Dritter Gang',
      releasedOn: '2025-04-10',
      age: 6,
      popularity: 760,
      genres: ['codemasters', 'action'],
      controls: ['keyboard', 'touch', 'gamepad'],
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Rostrallye',
        shortDescription: 'Neunhundert Kilometer Wüste, ein Auto, das davon schon alles gesehen hat.',
        description:
          'Das Budget reicht für Reifen oder für Bremsen. Fahre eine Rallye durch neun Wüstenetappen, lies den Sand, schone das Getriebe und tausche unterwegs, was du an Teilen findest. Lenken mit Pfeilen, Gamepad oder zwei Daumen; die Beifahrerin zeigt jede Kurve, bevor sie kommt.',
      },
      en: {
        title: 'Rust Rally',
        shortDescription: 'Nine hundred kilometres of desert in a car that has seen them all before.',
        description:
          'The budget covers tyres or brakes. Drive nine desert stages, read the sand, nurse the gearbox and swap whatever parts you find on the way. Steer with the arrows, a gamepad or two thumbs; your co-driver shows every bend before it comes.',
      },
    },
    art: {
      cover: drive(
        { de: ['Rost', 'rallye'], en: ['Rust', 'Rally'] },
        {
          top: '#f2663b',
          low: '#ffd28a',
          sun: '#fff0c2',
          far: '#b8475a',
          near: '#c65a3a',
          ground: '#e8904a',
          road: '#8a4636',
          line: '#ffdfa6',
          car: '#2aa7a1',
          glass: '#173a4e',
          lamp: '#ff3b3b',
          dust: '#f4bd7c',
          ink: '#3a1420',
          title: '#fff4dc',
        },
        'dust',
      ),
      finish: { grain: 3, bloom: 0.15 },
    },
  },
  {
    key: 'games/kehre-sieben',
    folder: 'Games/Kehre Sieben',
    facts: gameFacts({
      developer: 'Dritter Gang',
      releasedOn: '2026-01-15',
      age: 0,
      popularity: 655,
      genres: ['codemasters', 'casual'],
      controls: ['keyboard', 'touch', 'gamepad'],
      tags: ['cliq-highlights', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Kehre Sieben',
        shortDescription: 'Ein Pass im Schnee, dreiundzwanzig Kehren, kein Grund zur Eile.',
        description:
          'Hier gewinnt, wer ankommt. Bringe einen sehr kleinen Wagen über einen sehr hohen Pass, lass den Bus vorbei, hupe vor der siebten Kehre. Das Wetter kommt aus der Vorhersage von echten Bergen, die wir erfunden haben. Zwei Tasten lenken, eine hupt; Finger, Gamepad und Lenkrad gehen auch.',
      },
      en: {
        title: 'Hairpin Seven',
        shortDescription: 'A mountain pass in snow, twenty-three hairpins, no reason to hurry.',
        description:
          'The winner is whoever gets there. Take a very small car over a very high pass, let the bus go by and sound the horn before the seventh bend. The weather is forecast daily for mountains that we made up. Two keys steer and one hoots; touch, gamepad and wheel work too.',
      },
    },
    art: {
      cover: drive(
        { de: ['Kehre', 'Sieben'], en: ['Hairpin', 'Seven'] },
        {
          top: '#3f6fb8',
          low: '#dcecf6',
          sun: '#ffffff',
          far: '#6a8fc2',
          near: '#a8c3dc',
          ground: '#e8f1f8',
          road: '#4a5a74',
          line: '#ffffff',
          car: '#e8402f',
          glass: '#1b3152',
          lamp: '#ffb02e',
          dust: '#f6faff',
          ink: '#152a4c',
          title: '#ffffff',
        },
        'snow',
      ),
      finish: { grain: 2, bloom: 0.1 },
    },
  },
  {
    key: 'games/boxengasse',
    folder: 'Games/Boxengasse',
    facts: gameFacts({
      developer: 'Sechskant Werke',
      releasedOn: '2024-05-30',
      age: 0,
      popularity: 540,
      genres: ['codemasters', 'casual'],
      controls: ['keyboard', 'mouse', 'touch'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Boxengasse',
        shortDescription: 'Das Rennen fahren andere. Du hast zwei Sekunden und vier Räder.',
        description:
          'Räder, Sprit, Scheibe putzen, Daumen hoch: In Boxengasse leitest du die schnellste Mannschaft der Welt, die nie ein Rennen gefahren hat. Übe Handgriffe, male den Wagen an und entscheide, wann er kommt. Ein Tipp pro Handgriff, mit Maus, Finger oder vier Tasten; vier Kinder können je ein Rad übernehmen.',
      },
      en: {
        title: 'Pit Lane',
        shortDescription: 'Others drive the race. You have two seconds and four wheels.',
        description:
          'Wheels, fuel, wipe the screen, thumbs up: in Pit Lane you lead the fastest crew in the world that has never driven a race. Rehearse each move, paint the car and decide when it comes in. One tap a move, by mouse, finger or four keys; four children can take a wheel each.',
      },
    },
    art: {
      cover: circuit(
        { de: ['Boxen', 'gasse'], en: ['Pit', 'Lane'] },
        {
          grass: '#5fae57',
          stripe: '#6cba60',
          sand: '#f0d9a0',
          asphalt: '#4b5063',
          kerb: ['#f4f1ea', '#e23a3a'],
          line: '#ffffff',
          cars: ['#ffcf33', '#e8423f', '#2f7de0', '#f4f4f8', '#ff8a2b'],
          tree: '#2d7a46',
          roof: '#e6e9f2',
          ink: '#14261c',
          title: '#ffffff',
        },
      ),
      finish: { grain: 2, bloom: 0.04 },
    },
  },
]
