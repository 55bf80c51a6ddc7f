/** Eleven things to strike with: `reach` in cells, `arc` to each side in radians, seconds between two strikes. */
export const WEAPONS = [
  { reach: 1.3, arc: 1.0, damage: 1, wait: 0.38, colour: '#c99a5a' },
  { reach: 1.15, arc: 0.8, damage: 1, wait: 0.24, colour: '#e3edf0' },
  { reach: 1.5, arc: 1.1, damage: 1.4, wait: 0.38, colour: '#e3edf0' },
  { reach: 2.1, arc: 0.4, damage: 1.4, wait: 0.42, colour: '#b87f4a' },
  { reach: 1.4, arc: 1.3, damage: 2, wait: 0.55, colour: '#9fb4c0' },
  { reach: 1.7, arc: 3.2, damage: 1.5, wait: 0.6, colour: '#ffcf4a' },
  { reach: 1.5, arc: 0.9, damage: 1.6, wait: 0.26, colour: '#7dff9b' },
  { reach: 1.6, arc: 1.2, damage: 3, wait: 0.7, colour: '#7f9aa6' },
  { reach: 2.3, arc: 1.3, damage: 2, wait: 0.52, colour: '#d9e6f2' },
  { reach: 1.8, arc: 1.1, damage: 2.6, wait: 0.36, colour: '#ff9a2e' },
  { reach: 2.0, arc: 1.6, damage: 3.2, wait: 0.34, colour: '#fff1cf' },
]
// What one comes with to each tomb, and what lies in its chest.
const BROUGHT = [0, 1, 3, 4, 6, 7, 9]
const FOUND = [[1], [2, 3], [4], [5, 6], [7], [8, 9], [10]]

export const broughtTo = (level) => BROUGHT[level - 1]
/** A tomb with two in its chest gives one of them. */
export const foundIn = (level, chance) => chance.pick(FOUND[level - 1])
