/** The American football teams. */
import type { Team } from '../stage/board.ts'
import type { GridironStyle } from './game.ts'

export type GridironTeam = Team & {
  /** Passer, runner, and four catchers: places 0, 1 and 7 to 10. */
  passer: string
  runner: string
  catchers: readonly [string, string, string, string]
  kicker: string
  style: GridironStyle
}

const PADDED = { isHelmet: true, girth: 1.3, skin: '#b9805a' }
const EVEN: GridironStyle = { runs: 0.46, power: 0 }
/** Both prefer running to passing. */
const GROUND: GridironStyle = { runs: 0.74, power: 0.6 }

export const HARBOUR_BEARS: GridironTeam = {
  name: 'WILHELMSHAVEN HAFENBÄREN',
  short: 'WHV',
  colour: '#f5b71f',
  ink: '#201500',
  spoken: 'Wilhelmshaven',
  passer: 'Jansen',
  runner: 'Otuya',
  catchers: ['Behrends', 'Kruse', 'Falk', 'Lüders'],
  kicker: 'Poppinga',
  kit: { ...PADDED, shirt: '#f5b71f', shorts: '#20242e', socks: '#f5b71f', head: '#20242e' },
  style: EVEN,
}

export const DIKE_COUNTS: GridironTeam = {
  name: 'HUSUM DEICHGRAFEN',
  short: 'HUS',
  colour: '#e4483d',
  ink: '#ffffff',
  spoken: 'Husum',
  passer: 'Thomsen',
  runner: 'Petersen',
  catchers: ['Hansen', 'Iversen', 'Boateng', 'Storm'],
  kicker: 'Nissen',
  kit: { ...PADDED, shirt: '#e4483d', shorts: '#f7f3ea', socks: '#e4483d', head: '#f7f3ea' },
  style: { runs: 0.4, power: -0.2 },
}

export const COLLIERS: GridironTeam = {
  name: 'LAUSITZ KOHLENMEILER',
  short: 'LAU',
  colour: '#2b2b33',
  ink: '#ff9a4a',
  spoken: 'Lausitz',
  passer: 'Noack',
  runner: 'Krautz',
  catchers: ['Schimang', 'Lehmann', 'Balke', 'Domaschke'],
  kicker: 'Mettke',
  kit: { ...PADDED, shirt: '#33333d', shorts: '#ff8a2b', socks: '#33333d', head: '#ff8a2b' },
  style: GROUND,
}

export const BISONS: GridironTeam = {
  name: 'HEIDE BISONS',
  short: 'HEI',
  colour: '#f4ead2',
  ink: '#7a2048',
  spoken: 'Die Heide',
  passer: 'Behn',
  runner: 'Meyerhoff',
  catchers: ['Alvermann', 'Cordes', 'Diallo', 'Röhrs'],
  kicker: 'Witte',
  kit: { ...PADDED, shirt: '#f4ead2', shorts: '#a8326a', socks: '#f4ead2', head: '#a8326a' },
  style: GROUND,
}

export const CAPTAINS: GridironTeam = {
  name: 'BREMERHAVEN KAPITÄNE',
  short: 'BHV',
  colour: '#1f4f8f',
  ink: '#ffffff',
  spoken: 'Bremerhaven',
  passer: 'Wessels',
  runner: 'Adebayo',
  catchers: ['Harms', 'Brandt', 'Tietjen', 'Ficke'],
  kicker: 'Lührs',
  kit: { ...PADDED, shirt: '#245aa8', shorts: '#f2f6fa', socks: '#245aa8', head: '#16386a' },
  style: EVEN,
}

export const CHALK_CLIFFS: GridironTeam = {
  name: 'RÜGEN KREIDEFELSEN',
  short: 'RÜG',
  colour: '#ffffff',
  ink: '#1d5a4a',
  spoken: 'Rügen',
  passer: 'Gau',
  runner: 'Pisch',
  catchers: ['Looks', 'Bohn', 'Kankel', 'Möller'],
  kicker: 'Zobel',
  kit: { ...PADDED, shirt: '#ffffff', shorts: '#2f8f74', socks: '#ffffff', head: '#2f8f74' },
  style: { runs: 0.5, power: 0.2 },
}
