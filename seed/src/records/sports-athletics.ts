/** Athletics. */
import { announced } from '../art/covers/sport-title.ts'
import { overTheBar, ringOfIron } from '../art/covers/sports-athletics.ts'
import { sackRace } from '../art/covers/sports-sacks.ts'
import type { DemoRecord } from './record.ts'
import { live, onAir, recorded } from './sport.ts'

export const ATHLETICS: readonly DemoRecord[] = [
  {
    key: 'sports/stabhochsprung-konstanz',
    folder: 'Sports/Seegala Konstanz/Stabhochsprung',
    facts: live({
      genres: ['athletics'],
      competition: 'Seegala Konstanz',
      popularity: 650,
      teams: ['LG Bodensee', 'TSV Höhenluft'],
      tags: ['cliq-top10'],
    }),
    schedule: onAir(72, 2.5),
    texts: {
      de: {
        title: 'Seegala Konstanz: Stabhochsprung',
        shortDescription: 'Zwölf Springerinnen, eine Latte und der See als Zuschauer.',
        description:
          'Gesprungen wird auf dem Marktplatz, mit Anlauf durch die Fischgasse. Der Wind dreht hier pünktlich um halb acht, und wer dann noch keinen gültigen Versuch hat, braucht Glück oder eine Tante am Ort.',
      },
      en: {
        title: 'Lake Gala Konstanz: Pole Vault',
        shortDescription: 'Twelve vaulters, one bar and a lake to watch them.',
        description:
          'The vaulting is in the market square, with the run-up along Fish Lane. At half past seven sharp the wind turns here, and those without a valid attempt by then need luck, or an aunt in town.',
      },
    },
    art: {
      scene: overTheBar({
        top: '#e8573f',
        low: '#ffd9a0',
        sun: '#fff3cf',
        cloud: '#fff6e2',
        bar: '#fffdf5',
        pole: '#2a1430',
        body: '#2a1430',
        shirt: '#1fa6a8',
        mat: '#3450a8',
      }),
      title: announced(
        { de: ['SEE', 'GALA'], en: ['LAKE', 'GALA'] },
        { de: 'KONSTANZ · STABHOCHSPRUNG', en: 'KONSTANZ · POLE VAULT' },
        '#fff6e2',
        '#e8573f',
      ),
      ink: '#fff6e2',
      finish: { bloom: 0.12, grain: 5 },
    },
  },
  {
    key: 'sports/hammer-und-kreis',
    folder: 'Sports/Werfertag Halle/Hammer und Kreis',
    facts: live({
      genres: ['athletics'],
      competition: 'Werfertag Halle',
      popularity: 430,
      teams: ['SC Saalestein', 'LAV Erzgebirge'],
      tags: ['weekly-show'],
    }),
    kicksOffAt: 4,
    texts: {
      de: {
        title: 'Hammer und Kreis',
        shortDescription: 'Vier Drehungen, sieben Kilo, ein Schrei.',
        description:
          'Der Werfertag in Halle beginnt mit Kaffee und endet mit Löchern im Rasen. Gezeigt wird jeder Wurf von oben, als Figur aus Spirale und Gerade. Selten sah Gewalt so sehr nach Geometrie aus.',
      },
      en: {
        title: 'Hammer and Circle',
        shortDescription: 'Four turns, seven kilos, one shout.',
        description:
          'The throwers’ day in Halle begins with coffee and ends with holes in the lawn. Every throw is shown from above, as a figure made of a spiral and a straight line. Brute force has rarely looked so much like geometry.',
      },
    },
    art: {
      scene: ringOfIron({
        field: '#2f9a6a',
        arc: '#f4fff6',
        net: '#0f4a3a',
        ring: '#d9cdb8',
        body: '#14303a',
        shirt: '#ff6a3a',
        trail: '#ffe08a',
        iron: '#3a4a58',
      }),
      title: announced(
        { de: ['HAMMER', 'UND KREIS'], en: ['HAMMER', 'AND CIRCLE'] },
        { de: 'WERFERTAG HALLE', en: 'THROWERS’ DAY, HALLE' },
        '#ffffff',
        '#26845b',
      ),
      ink: '#ffffff',
      finish: { bloom: 0.06, grain: 4 },
    },
  },
  {
    key: 'sports/zwergensportfest',
    folder: 'Sports/Zwergensportfest/Sackhüpfen',
    facts: recorded({
      genres: ['athletics'],
      competition: 'Zwergensportfest',
      popularity: 575,
      releasedOn: '2026-06-28',
      tags: ['weekly-show', 'cliq-favorites', 'cliq-top10'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Das Zwergensportfest',
        shortDescription: 'Sackhüpfen, Eierlauf, Tauziehen: Gewonnen haben am Ende die Säcke.',
        description:
          'Sechzig Kinder, zwölf Säcke und ein Ei, das schon einmal heruntergefallen ist. Das große Sportfest der Kleinen wird von zwei Zehnjährigen kommentiert, die alles sehen und nichts für sich behalten.',
      },
      en: {
        title: 'The Little Games',
        shortDescription: 'Sack race, egg and spoon, tug of war: in the end the sacks won.',
        description:
          'Sixty children, twelve sacks and one egg that has been dropped before. The great sports day of the small is called by two ten-year-olds who see everything and keep nothing to themselves.',
      },
    },
    art: {
      scene: sackRace({
        top: '#4fc3f0',
        low: '#e8f8ea',
        flags: ['#ff5a5f', '#ffc928', '#7a5cf0', '#22b8a0'],
        hill: '#7cc95a',
        lane: '#94d873',
        sacks: ['#e8a35a', '#d98c4a', '#f0b56a'],
        skin: ['#f2bf95', '#8a5a40', '#d99a6c'],
        ink: '#2b2a5a',
        sun: '#ffe14a',
      }),
      title: announced(
        { de: ['ZWERGEN', 'SPORTFEST'], en: ['THE LITTLE', 'GAMES'] },
        { de: 'SACKHÜPFEN · DAS FINALE', en: 'SACK RACE · THE FINAL' },
        '#2b2a5a',
      ),
      ink: '#2b2a5a',
      finish: { bloom: 0.05, grain: 2 },
    },
  },
]
