/** The baseball games of the demo catalogue. */
import type { BaseballFixture } from './baseball.ts'
import { BEACH_CHAIRS, BEACONS, CRANES, GULLS } from './teams.ts'

export const ELBPARK: BaseballFixture = {
  // Won on the last pitch of the tenth inning.
  seed: 'elbpark/4',
  competition: 'BASEBALL-KÜSTENRUNDE · NACHT IM ELBPARK',
  teams: [GULLS, CRANES],
  fence: 88,
  hours: [18.5 * 60, 21.9 * 60],
  trainAt: 21 * 60,
  colours: {
    grass: '#1f7a52',
    stripe: '#27905f',
    clay: '#c4743f',
    fence: '#1b3a6a',
    stand: '#1b2350',
    crowd: ['#e8b04a', '#d8dcf0', '#c8504a', '#8fa2d8'],
    beyond: 'river',
  },
  words: {
    start: [
      'Der Wind steht auf den Fluss. Wer den Ball hineinschlägt, holt ihn selbst.',
      'The wind blows towards the river. Hit it in and you fetch it yourself.',
    ],
    middle: [
      'Zeit für eine Bratwurst. Die Kapitänin der Barkasse schaut auch zu.',
      'Time for a sausage. The skipper of the barge is watching too.',
    ],
    end: (winner) => [
      `${winner} gewinnen die Nacht am Fluss. Zwei Bälle treiben noch.`,
      `${winner.replace('Die Möwen', 'The Gulls').replace('Die Kraniche', 'The Cranes')} win the night by the river. Two balls are still afloat.`,
    ],
  },
}

export const LONG_GAME: BaseballFixture = {
  // Goes twenty-one innings.
  seed: 'das-lange-spiel/1996',
  competition: 'BASEBALL-KÜSTENRUNDE · DAS LANGE SPIEL',
  teams: [BEACONS, BEACH_CHAIRS],
  fence: 98,
  hours: [15 * 60, 24 * 60 + 5.2 * 60],
  sprinklers: 3,
  colours: {
    grass: '#7fa852',
    stripe: '#8fb85e',
    clay: '#e0955c',
    fence: '#7a3a4e',
    stand: '#b86a5a',
    crowd: ['#fff0d8', '#8a4a5e', '#f7d08a', '#3a5a9a'],
    beyond: 'sea',
  },
  words: {
    start: [
      'Samstag, fünfzehn Uhr. Niemand hat eine Jacke dabei. Das wird ein Fehler gewesen sein.',
      'Saturday, three o’clock. Nobody brought a jacket. That will have been a mistake.',
    ],
    middle: [
      'Es wird dunkel, niemand geht, und der Kiosk hat noch vier Würstchen.',
      'It is getting dark, nobody leaves, and the kiosk has four sausages left.',
    ],
    end: (winner) => [
      `Aus! ${winner} gewinnt, und die Bäcker machen auf.`,
      `Out! ${winner} win it, and the bakers are opening.`,
    ],
  },
}
