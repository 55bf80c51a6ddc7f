/** Sport. */
import { HEADWIND } from '../art/palettes.ts'
import { courtThrow, headwind, lanes } from '../art/covers/sports.ts'
import type { DemoRecord } from './record.ts'
import { ATHLETICS } from './sports-athletics.ts'
import { BASEBALL } from './sports-baseball.ts'
import { DOCUMENTARIES } from './sports-documentaries.ts'
import { GRIDIRON } from './sports-gridiron.ts'
import { STADIUM } from './sports-stadium.ts'

export const SPORTS: readonly DemoRecord[] = [
  {
    key: 'sports/kuestenliga',
    folder: 'Sports/Küstenliga/Das Finale',
    facts: {
      kind: 'event',
      live: true,
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'inverleigh',
      publisher: 'Küstenliga',
      competition: 'Küstenliga',
      popularity: 880,
      categories: ['sports:handball'],
      tags: ['weekly-show', 'cliq-top10'],
      people: [
        { name: 'SG Fördehafen', role: 'team' },
        { name: 'TV Nordkap', role: 'team' },
      ],
    },
    kicksOffAt: 8,
    texts: {
      de: {
        title: 'Küstenliga: Das Finale',
        shortDescription: 'SG Fördehafen gegen TV Nordkap – die letzte Minute aus der Vogelperspektive.',
        description:
          'Ausverkaufte Halle, Gleichstand, sechzig Sekunden auf der Uhr. Die entscheidende Minute des Handballfinales, gezeigt von oben: jede Lücke, jeder Lauf, jeder Wurf. Sieben Spieler, ein Kreis und keine Zeit mehr für einen Plan.',
      },
      en: {
        title: 'Coast League: The Final',
        shortDescription: 'SG Fördehafen against TV Nordkap: the last minute seen from above.',
        description:
          'A sold-out hall, level scores, sixty seconds on the clock. The deciding minute of the handball final shown from above: every gap, every run, every shot. Seven players, one circle and no time left for a plan.',
      },
    },
    art: {
      cover: courtThrow(
        {
          lines: { de: ['KÜSTEN', 'LIGA'], en: ['COAST', 'LEAGUE'] },
          small: { de: 'DAS FINALE', en: 'THE FINAL' },
        },
        {
          floor: '#1d4fd8',
          floorFar: '#0c1e66',
          zone: '#ff7a3d',
          line: '#f5f7ff',
          body: '#0a0f2a',
          shirt: '#ffd23f',
          ball: '#ffe9a8',
          hot: '#7fb4ff',
        },
      ),
    },
  },
  {
    key: 'sports/hundert-meter',
    folder: 'Sports/Sternlauf Leipzig/100 Meter Das Finale',
    facts: {
      kind: 'event',
      year: 2026,
      releasedOn: '2026-06-20',
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'inverleigh',
      publisher: 'Sternlauf Leipzig',
      competition: 'Sternlauf Leipzig',
      popularity: 790,
      categories: ['sports:athletics'],
      tags: ['weekly-show', 'cliq-top10'],
      people: [{ name: 'Sternlauf Leipzig', role: 'team' }],
    },
    texts: {
      de: {
        title: '100 Meter: Das Finale',
        shortDescription: 'Acht Bahnen, vierundvierzig Schritte, eine Hundertstel.',
        description:
          'Das Finale des Sternlaufs Leipzig: erst in voller Fahrt, dann noch einmal in Zeitlupe, mit jeder Zwischenzeit. Am Ende entscheidet ein Wimpernschlag, und die Anzeigetafel braucht länger als der Lauf.',
      },
      en: {
        title: '100 Metres: The Final',
        shortDescription: 'Eight lanes, forty-four strides, one hundredth.',
        description:
          'The final of the Sternlauf in Leipzig: first at full speed, then again in slow motion with every split. In the end the blink of an eye decides, and the scoreboard takes longer than the race.',
      },
    },
    art: {
      cover: lanes(
        { lines: ['STERN', 'LAUF'], small: { de: 'LEIPZIG · DAS FINALE', en: 'LEIPZIG · THE FINAL' } },
        {
          track: '#d9432f',
          dark: '#8c1d2c',
          line: '#fff3e6',
          body: '#1c0f1a',
          vest: '#2fd0c8',
          hot: '#ffb36b',
        },
      ),
    },
  },
  {
    key: 'sports/gegenwind',
    folder: 'Sports/Dokumentationen/Gegenwind',
    facts: {
      kind: 'event',
      year: 2024,
      releasedOn: '2024-09-12',
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'inverleigh',
      publisher: 'Langstrecke Film',
      popularity: 610,
      categories: ['sports:documentaries'],
      tags: ['weekly-show', 'cliq-highlights'],
      people: [{ name: 'Nele Hartwig', role: 'director' }],
    },
    texts: {
      de: {
        title: 'Gegenwind',
        shortDescription: 'Eine Läuferin, ein Grat, neunzehn Stunden Wetter.',
        description:
          'Siebenmal ist Toni Brandauer am Westgrat gescheitert, immer am Wind. Nele Hartwigs Dokumentarfilm begleitet ihren achten Versuch und findet heraus, dass man gegen Wind nicht gewinnt, sondern mit ihm verhandelt.',
      },
      en: {
        title: 'Headwind',
        shortDescription: 'One runner, one ridge, nineteen hours of weather.',
        description:
          'Seven times Toni Brandauer has failed on the west ridge, every time because of the wind. Nele Hartwig’s documentary follows her eighth attempt and learns that you do not beat the wind, you negotiate with it.',
      },
    },
    art: {
      cover: headwind(
        {
          lines: { de: ['GEGEN', 'WIND'], en: ['HEAD', 'WIND'] },
          small: { de: 'EINE DOKUMENTATION', en: 'A DOCUMENTARY' },
        },
        HEADWIND,
      ),
    },
  },
  ...STADIUM,
  ...ATHLETICS,
  ...GRIDIRON,
  ...BASEBALL,
  ...DOCUMENTARIES,
]
