/** The poster's colours. */
export const COLOURS = {
  sky: '#8fd3e8',
  low: '#d8f0dc',
  ground: '#a9d68a',
  groundDark: '#97c87a',
  earth: '#7aa562',
  road: '#8d93a8',
  kerb: '#a3a9bb',
  walls: ['#fff3dc', '#ffd9b8', '#f7e3f0', '#e4f0ff'],
  roofs: ['#e2583e', '#d97a35', '#4a7fb5', '#7a5fa8'],
  window: '#5c86a8',
  tree: '#4a9a58',
  ink: '#2a3a5c',
}

/** One for each bus. */
export const LINES = ['#f5b81f', '#e0457b', '#2f8fd0']
/** Market, school, station: a colour and a shape each, so that nobody has to tell colours apart. */
export const GOALS = [
  { colour: '#e2583e', shape: 'round' },
  { colour: '#3f6fc4', shape: 'square' },
  { colour: '#2f9a5a', shape: 'pointed' },
]
