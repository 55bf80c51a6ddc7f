/** The poster's colours. */
export const COLOURS = {
  grass: '#5fae57',
  stripe: '#6cba60',
  sand: '#f0d9a0',
  asphalt: '#4b5063',
  asphaltLight: '#5c6277',
  kerbs: ['#f4f1ea', '#e23a3a'],
  line: '#ffffff',
  tree: '#2d7a46',
  roof: '#e6e9f2',
  ink: '#14261c',
  green: '#58d66b',
  wait: '#ffb02e',
}

/** What the car can be painted in; the first is the poster's. */
export const PAINTS = ['#ffcf33', '#ff6fae', '#45c9c0', '#a06bff', '#ff8a2b']
/** The others'. */
export const RIVALS = ['#e8423f', '#2f7de0', '#f4f4f8', '#3c4257']
