/** The baseball teams. */
import type { Team } from '../stage/board.ts'

export type BaseballTeam = Team & {
  /** The batting order. */
  order: readonly string[]
  pitcher: string
}

const BODY = { skin: '#d09a6e' }

export const GULLS: BaseballTeam = {
  name: 'ELBPARK MÖWEN',
  short: 'ELB',
  colour: '#f7f7ff',
  ink: '#15225a',
  spoken: 'Die Möwen',
  order: ['Rickmers', 'Tamm', 'Suarez', 'Blohm', 'Wulf', 'Petersen', 'Odinga', 'Hein', 'Krohn'],
  pitcher: 'Vollert',
  kit: { ...BODY, shirt: '#f7f7ff', shorts: '#f7f7ff', socks: '#2b46b8', head: '#2b46b8' },
}
export const CRANES: BaseballTeam = {
  name: 'LINUM KRANICHE',
  short: 'LIN',
  colour: '#ffcc33',
  ink: '#2a1a00',
  spoken: 'Die Kraniche',
  order: ['Bredow', 'Zieten', 'Marquardt', 'Okafor', 'Lüdicke', 'Thiel', 'Rhin', 'Jahn', 'Quast'],
  pitcher: 'Fehrbellin',
  kit: { ...BODY, skin: '#8a5a40', shirt: '#ffcc33', shorts: '#6a7486', socks: '#20242e', head: '#20242e' },
}
export const BEACONS: BaseballTeam = {
  name: 'FEHMARN LEUCHTFEUER',
  short: 'FEH',
  colour: '#2f4f8f',
  ink: '#ffffff',
  spoken: 'Fehmarn',
  order: ['Mackeprang', 'Rauert', 'Witt', 'Serafim', 'Höper', 'Kahl', 'Lafrenz', 'Bumann', 'Detlef'],
  pitcher: 'Marquard',
  kit: { ...BODY, shirt: '#2f5fc0', shorts: '#f2efe6', socks: '#2f5fc0', head: '#1c2f5a' },
}
export const BEACH_CHAIRS: BaseballTeam = {
  name: 'USEDOM STRANDKÖRBE',
  short: 'USE',
  colour: '#e2465a',
  ink: '#ffffff',
  spoken: 'Usedom',
  order: ['Labahn', 'Krüger', 'Peenemann', 'Duarte', 'Zinnow', 'Schmollensee', 'Gothe', 'Balm', 'Neppe'],
  pitcher: 'Achterwasser',
  kit: { ...BODY, skin: '#b67a52', shirt: '#e2465a', shorts: '#fff6e6', socks: '#e2465a', head: '#fff6e6' },
}
