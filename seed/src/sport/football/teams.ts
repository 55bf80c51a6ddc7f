/** The football clubs, with colours and line-ups. */
import type { Team } from '../stage/board.ts'
import type { Kit } from '../stage/figure.ts'

export type FootballTeam = Team & {
  /** Eleven players, the keeper first. */
  squad: readonly string[]
  keeper: Kit
}

const BODY = { skin: '#c98a62', head: '#2a1a14' }

export const RHEINRAND: FootballTeam = {
  name: 'SV RHEINRAND',
  short: 'RHE',
  colour: '#e4402f',
  ink: '#ffffff',
  spoken: 'Rheinrand',
  squad: [
    'Opitz',
    'Bialas',
    'Hollmann',
    'Gerber',
    'Tasci',
    'Weyrich',
    'Lobo',
    'Kastner',
    'Yildiz',
    'Okoro',
    'Prinz',
  ],
  kit: { ...BODY, shirt: '#ff4a38', shorts: '#ffffff', socks: '#ff4a38' },
  keeper: { ...BODY, shirt: '#35d07a', shorts: '#1d7a48', socks: '#35d07a' },
}

export const BERGFRIED: FootballTeam = {
  name: 'FC BERGFRIED',
  short: 'BER',
  colour: '#ffd23f',
  ink: '#1a1a2e',
  spoken: 'Bergfried',
  squad: [
    'Maurer',
    'Ziegler',
    'Dvorak',
    'Lenz',
    'Adeyemi',
    'Haberl',
    'Sandmann',
    'Costa',
    'Nowak',
    'Steinbrecher',
    'Vogt',
  ],
  kit: { ...BODY, skin: '#8a5a40', shirt: '#ffd23f', shorts: '#1a1a2e', socks: '#ffd23f' },
  keeper: { ...BODY, shirt: '#c58bff', shorts: '#4a2a7a', socks: '#c58bff' },
}
