/** The poster's colours. */
export const COLOURS = {
  sky: '#f6c79a',
  low: '#fbe6c0',
  sea: '#3fa7b5',
  deep: '#155e80',
  foam: '#f2fbf6',
  grass: ['#f0d394', '#a9c46a', '#8fbb5f', '#7fb45a', '#6da651'],
  earth: '#a8693f',
  wall: '#fff3df',
  roof: '#d5482f',
  lamp: '#ffe08a',
  ink: '#173a4c',
  panel: '#fff8e8',
  tree: '#2f7a55',
}
