/** The broadcasts of sports titles, each simulated by the rules of its sport. */
import type { Broadcast } from './stage/broadcast.ts'
import { baseballGame } from './baseball/baseball.ts'
import { ELBPARK, LONG_GAME } from './baseball/fixtures.ts'
import { finalsEvening } from './swimming/swimming.ts'
import { poleVault } from './vault/vault.ts'
import { hammerContest } from './hammer/hammer.ts'
import { sportsDay } from './sports-day/sports-day.ts'
import { fourthQuarter } from './programmes/fourth-quarter.ts'
import { seahorse } from './programmes/seahorse.ts'
import { nineInnings } from './programmes/nine-innings.ts'
import { pitchingSchool } from './programmes/pitching-school.ts'
import { kitMan } from './programmes/kit-man.ts'
import { scoreboard } from './programmes/scoreboard.ts'
import { secondPitch } from './programmes/second-pitch.ts'
import { queenStage } from './cycling/cycling.ts'
import { footballMatch } from './football/football.ts'
import { NORDBOWL, FOG_GAME, SUNDAY_GAME } from './gridiron/fixtures.ts'
import { gridironGame } from './gridiron/gridiron.ts'
import { BERGFRIED, RHEINRAND } from './football/teams.ts'

const BROADCASTS: Readonly<Record<string, () => Broadcast>> = {
  'sports/stadion-24': () =>
    footballMatch({
      seed: 'stadion-24',
      competition: 'STADION 24',
      teams: [RHEINRAND, BERGFRIED],
      colours: {
        turf: '#1f9450',
        stripe: '#27a35a',
        stand: '#151f4a',
        crowd: ['#ff5a4a', '#ffd23f', '#9db4ff', '#f3efe4'],
        boards: ['#2a3f9a', '#e4402f', '#ffd23f', '#20306e'],
      },
    }),
  'sports/nordbowl': () => gridironGame(NORDBOWL),
  'sports/sonntagsspiel': () => gridironGame(SUNDAY_GAME),
  'sports/nebelspiel': () => gridironGame(FOG_GAME),
  'sports/sieben-paesse': () => queenStage('sieben-paesse'),
  'sports/bahn-vier': () => finalsEvening('bahn-vier'),
  'sports/stabhochsprung-konstanz': () => poleVault('stabhochsprung-konstanz'),
  'sports/hammer-und-kreis': () => hammerContest('hammer-und-kreis'),
  'sports/zwergensportfest': () => sportsDay('zwergensportfest'),
  'sports/viertes-viertel': fourthQuarter,
  'sports/seepferdchen': seahorse,
  'sports/neun-innings': nineInnings,
  'sports/wurfschule': pitchingSchool,
  'sports/der-zeugwart': kitMan,
  'sports/nebenplatz': secondPitch,
  'sports/die-anzeigetafel': scoreboard,
  'sports/elbpark': () => baseballGame(ELBPARK),
  'sports/das-lange-spiel': () => baseballGame(LONG_GAME),
}

const played = new Map<string, Broadcast>()

/** Returns the broadcast of a title, simulated once; null if it has none. */
export function broadcastOf(key: string): Broadcast | null {
  const kept = played.get(key)
  if (kept) return kept
  const broadcast = BROADCASTS[key]?.() ?? null
  if (broadcast) played.set(key, broadcast)
  return broadcast
}

export const BROADCAST_KEYS: readonly string[] = Object.keys(BROADCASTS)
