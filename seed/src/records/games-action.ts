/** Running and sword-fighting games. */
import { city } from '../art/covers/games-city.ts'
import { dungeon } from '../art/covers/games-dungeon.ts'
import { paperWorld } from '../art/covers/games-paper.ts'
import { gameFacts } from './game.ts'
import type { DemoRecord } from './record.ts'

export const ACTION_GAMES: readonly DemoRecord[] = [
  {
    key: 'games/dachkurier',
    folder: 'Games/Dachkurier',
    facts: gameFacts({
      developer: 'Studio Regenrinne',
      releasedOn: '2026-02-19',
      age: 12,
      popularity: 905,
      genres: ['action', 'adventure'],
      controls: ['keyboard', 'touch', 'gamepad'],
      tags: ['cliq-top10', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Dachkurier',
        shortDescription: 'Unten steht der Verkehr. Oben steht nur der Schornstein im Weg.',
        description:
          'Mitternacht in Hochstadt, und die Suppe der Bürgermeisterin wird kalt. Springe, rutsche und hangle von Dach zu Dach, plane deine Route auf dem Stadtplan und merke dir, welche Regenrinne hält. Tastatur: Pfeile und Leertaste; Gamepad: linker Stick und A; auf dem Telefon genügen zwei Daumen.',
      },
      en: {
        title: 'Rooftop Courier',
        shortDescription: 'Down there, traffic. Up here, just the chimneys.',
        description:
          'Midnight in Hochstadt and the mayor’s soup is getting cold. Jump, slide and swing from roof to roof, plan the route on your street map and remember which gutters will hold. Arrow keys and space on a keyboard, left stick and A on a gamepad, two thumbs on a phone.',
      },
    },
    art: {
      cover: city(
        { de: ['Dach', 'kurier'], en: ['Rooftop', 'Courier'] },
        {
          sky: '#0e1440',
          low: '#3b2a78',
          ground: '#161a45',
          road: '#0c0f2c',
          line: '#ff5fa2',
          walls: ['#2b3270', '#3a2d78', '#233a7c'],
          roofs: ['#4a3f96', '#2f4a96', '#553a8e'],
          window: '#ffd56b',
          tree: '#1f6a78',
          vehicle: '#ff4f7b',
          ink: '#080a24',
          title: '#fff0c9',
        },
        3.1,
        'courier',
      ),
      finish: { grain: 3, bloom: 0.25 },
    },
  },
  {
    key: 'games/klingenwald',
    folder: 'Games/Klingenwald',
    facts: gameFacts({
      developer: 'Scherenschnitt Spiele',
      releasedOn: '2026-04-16',
      age: 12,
      popularity: 815,
      genres: ['hack-and-slash', 'adventure'],
      controls: ['keyboard', 'gamepad'],
      tags: ['cliq-highlights', 'cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Klingenwald',
        shortDescription: 'Ein Wald aus Papier, ein Schwert aus Papier, ein Keiler aus schlechter Laune.',
        description:
          'Alles in diesem Wald ist gefaltet, und alles lässt sich aufschneiden. Als letzte Scherenträgerin suchst du den Keiler, der den Mond gefressen hat. Jeder Hieb verändert die Karte, jede Kombination faltet ein neues Werkzeug. Zwei Tasten zum Schlagen, eine zum Ausweichen; spielt sich am besten mit dem Gamepad.',
      },
      en: {
        title: 'Bladewood',
        shortDescription: 'A forest of paper, a sword of paper and a boar of pure bad temper.',
        description:
          'Everything in this wood is folded, and everything can be cut. As the last of the scissor-bearers you hunt the boar that swallowed the moon. Each slash changes the map, each combo folds a new tool. Two buttons to strike and one to dodge; best with a gamepad.',
      },
    },
    art: {
      cover: paperWorld(
        { de: ['Klingen', 'wald'], en: ['Blade', 'wood'] },
        {
          light: '#ffe9b8',
          inner: '#f0a35e',
          outer: '#1d2b3a',
          beast: '#3a2433',
          accent: '#e8343f',
          ink: '#150f1c',
          title: '#ffe9c4',
        },
        'boar',
      ),
      finish: { grain: 6, bloom: 0.1 },
    },
  },
  {
    key: 'games/grabmal-der-sieben',
    folder: 'Games/Grabmal der Sieben',
    facts: gameFacts({
      developer: 'Pixelkeller',
      releasedOn: '2023-10-12',
      age: 16,
      popularity: 690,
      genres: ['hack-and-slash', 'action'],
      controls: ['keyboard', 'gamepad'],
      tags: ['cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'Grabmal der Sieben',
        shortDescription: 'Sieben Könige, sieben Flüche, ein Ritter mit Zeitvertrag.',
        description:
          'Du bist angestellt, um aufzuräumen. Leider liegen die Verstorbenen nicht. Sechsundvierzig handgesetzte Kammern, elf Waffen und ein Betriebsrat aus Skeletten, der an jedem dritten Tor verhandelt. Pfeiltasten laufen, X schlägt, C blockt; mit Gamepad oder allein mit der linken Hand spielbar.',
      },
      en: {
        title: 'Tomb of the Seven',
        shortDescription: 'Seven kings, seven curses and one knight on a fixed-term contract.',
        description:
          'You were hired to tidy up. Unfortunately the departed are not lying down. Forty-six chambers set by hand, eleven weapons and a skeleton works council that negotiates at every third gate. Arrows walk, X strikes, C blocks; plays on a gamepad, or with the left hand alone.',
      },
    },
    art: {
      cover: dungeon(
        { de: ['Grabmal', 'der Sieben'], en: ['Tomb of', 'the Seven'] },
        {
          brick: '#28505a',
          joint: '#0c1c26',
          floor: '#1c3a44',
          fire: '#ff9a2e',
          ember: '#e8481f',
          steel: '#e3edf0',
          shade: '#7f9aa6',
          cloak: '#c22d3c',
          bone: '#f4ead0',
          boneShade: '#b8a888',
          skin: '#d9a37a',
          gold: '#ffcf4a',
          eye: '#7dff9b',
          ink: '#0a0f18',
          title: '#fff1cf',
        },
        'tomb',
      ),
      finish: { grain: 0, bloom: 0.25 },
    },
  },
  {
    key: 'games/kobold-und-kompanie',
    folder: 'Games/Kobold & Kompanie',
    facts: gameFacts({
      developer: 'Pixelkeller',
      releasedOn: '2026-07-02',
      age: 12,
      popularity: 585,
      genres: ['hack-and-slash', 'casual'],
      controls: ['keyboard', 'mouse', 'touch'],
      tags: ['cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Kobold & Kompanie',
        shortDescription: 'Diesmal verteidigst du den Schatz, und die Helden klingeln im Minutentakt.',
        description:
          'Jeden Morgen um neun stehen Abenteurer vor der Höhle, jeden Abend fehlt Gold. Bilde Kobolde aus, poliere Fallen und schlage dich im Nahkampf durch Paladine mit Rabattkarte. Ein Tag dauert anderthalb Minuten. Maus oder Finger befehlen, Leertaste schlägt zu; auch zu zweit an einer Tastatur.',
      },
      en: {
        title: 'Kobold & Company',
        shortDescription: 'This time the treasure is yours, and heroes ring the bell every minute.',
        description:
          'Every morning at nine there are adventurers at the cave, every evening some gold is missing. Train kobolds, polish traps and brawl your way through paladins with loyalty cards. A day takes a minute and a half. Mouse or finger gives orders, space hits; two can share one keyboard.',
      },
    },
    art: {
      cover: dungeon(
        { de: ['Kobold &', 'Kompanie'], en: ['Kobold &', 'Company'] },
        {
          brick: '#8a5a8f',
          joint: '#3c2148',
          floor: '#6b3f6e',
          fire: '#ffd24a',
          ember: '#ff7a3d',
          steel: '#f2eefc',
          shade: '#a5739f',
          cloak: '#d8483f',
          bone: '#fff6e2',
          boneShade: '#cdb69c',
          skin: '#6fbf4b',
          gold: '#ffc629',
          eye: '#fff8b0',
          ink: '#22102c',
          title: '#ffe27a',
        },
        'hoard',
      ),
      finish: { grain: 0, bloom: 0.2 },
    },
  },
]
