/** The American football games of the demo catalogue. */
import type { GridironFixture } from './gridiron.ts'
import { BISONS, CAPTAINS, CHALK_CLIFFS, COLLIERS, DIKE_COUNTS, HARBOUR_BEARS } from './teams.ts'

export const NORDBOWL: GridironFixture = {
  seed: 'nordbowl',
  competition: 'NORDBOWL · DERBY AM DEICH',
  teams: [HARBOUR_BEARS, DIKE_COUNTS],
  weather: 'clear',
  colours: {
    turf: '#1a7044',
    stripe: '#1f7d4d',
    stand: '#0c2a2f',
    crowd: ['#f5b71f', '#e4483d', '#cfe8dc', '#7aa3a0'],
    chalk: '#f4fff6',
    light: '#e8fff0',
  },
  words: {
    start: [
      'Inka Brodersen am Mikrofon. Ich habe beide Trainer gecoacht, und beide haben nie zugehört.',
      'Inka Brodersen here. I coached both coaches, and neither of them ever listened.',
    ],
    half: [
      'Halbzeit am Deich. Die Flut kommt um halb zehn, das Spiel hat keine Eile.',
      'Half-time by the sea wall. The tide comes at half past nine, the game is in no hurry.',
    ],
    end: (winner) => [
      `Das war es! ${winner} nimmt den Nordbowl mit nach Hause.`,
      `That is it! ${winner} take the Nordbowl home.`,
    ],
  },
}

export const SUNDAY_GAME: GridironFixture = {
  seed: 'sonntagsspiel',
  competition: 'PRÄRIELIGA · DAS SONNTAGSSPIEL',
  teams: [COLLIERS, BISONS],
  weather: 'storm',
  colours: {
    turf: '#566b35',
    stripe: '#5f753a',
    stand: '#3b1023',
    crowd: ['#ff8a2b', '#f4ead2', '#a8326a', '#7c2a31'],
    chalk: '#fff1d6',
    light: '#ffcf9a',
  },
  words: {
    start: [
      'An der alten Grube regnet es schon. Das Gewitter überlegt noch.',
      'By the old pit it is raining already. The thunder is still thinking about it.',
    ],
    half: [
      'Halbzeit. Geworfen wurde wenig, gerutscht viel.',
      'Half-time. Not much throwing, a good deal of sliding.',
    ],
    end: (winner) => [`Schluss! ${winner} gewinnt zu Fuß.`, `Over! ${winner} win it on foot.`],
  },
}

export const FOG_GAME: GridironFixture = {
  seed: 'nebelspiel',
  competition: 'NORDBOWL-KLASSIKER · DEZEMBER 2023',
  teams: [CAPTAINS, CHALK_CLIFFS],
  weather: 'fog',
  colours: {
    turf: '#5d7d6c',
    stripe: '#638473',
    stand: '#7d909c',
    crowd: ['#9fb2be', '#8fa2b0', '#b6c4cc', '#74889a'],
    chalk: '#f0f5f6',
    light: '#ffffff',
  },
  words: {
    start: [
      'Bremerhaven gegen Rügen. Mehr als zwanzig Meter sieht hier niemand.',
      'Bremerhaven against Rügen. Nobody here can see more than twenty yards.',
    ],
    half: [
      'Halbzeit, vermuten wir. Die Schiedsrichter pfeifen sich zueinander.',
      'Half-time, we believe. The referees are whistling their way to each other.',
    ],
    end: (winner) => [
      `Abpfiff, man hört es. ${winner} gewinnt, das Publikum erfährt es am Ausgang.`,
      `The whistle, one can hear it. ${winner} win, the crowd will learn it at the gate.`,
    ],
  },
}
