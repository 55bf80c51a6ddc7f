/** The riders: three teams of seven. */
import { dice } from '../../art/dice.ts'

export type Team = { name: string; spoken: string; jersey: string; shorts: string; riders: readonly string[] }

export const TEAMS: readonly [Team, Team, Team] = [
  {
    name: 'TEAM WINDSCHATTEN',
    spoken: 'Windschatten',
    jersey: '#e2453c',
    shorts: '#2a1a2e',
    riders: ['Rohrbach', 'Teller', 'Van Loo', 'Brandl', 'Achterberg', 'Sousa', 'Kienast'],
  },
  {
    name: 'ÉQUIPE MONTREVEL',
    spoken: 'Montrevel',
    jersey: '#ffc928',
    shorts: '#1c3f8f',
    riders: ['Delacroix', 'Perrin', 'Aubry', 'Marchal', 'Quispe', 'Bonnet', 'Vasseur'],
  },
  {
    name: 'RADWERK ALLGÄU',
    spoken: 'Radwerk',
    jersey: '#2f6fe0',
    shorts: '#f4f7ff',
    riders: ['Hindelang', 'Öttl', 'Fessler', 'Gschwend', 'Novak', 'Rinderle', 'Tadesse'],
  },
]

export type Rider = {
  name: string
  team: number
  isCaptain: boolean
  /** Sustained power over a pass, in watts per kilogram. */
  power: number
  /** The share of it that is left after the whole stage. */
  stamina: number
}

/** Returns all riders, each with a form for the day; the first of each team is its captain. */
export function ridersOf(seed: string): Rider[] {
  const roll = dice(`${seed}/form`)
  return TEAMS.flatMap(({ riders }, team) =>
    riders.map((name, place) => ({
      name,
      team,
      isCaptain: place === 0,
      power: (place === 0 ? 5.18 : 5.08 - place * 0.045) + roll.between(-0.12, 0.12),
      stamina: (place === 0 ? 0.925 : 0.9) + roll.between(-0.02, 0.02),
    })),
  )
}
