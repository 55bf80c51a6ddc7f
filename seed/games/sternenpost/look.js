/** The poster's colours. */
export const COLOURS = {
  top: '#170b3b',
  low: '#7a2d7c',
  star: '#fff1c9',
  hull: '#f4f0ff',
  shade: '#b9aee0',
  fin: '#ff5d5d',
  glass: '#5fd4ff',
  fire: '#ffb52e',
  ember: '#ff5a36',
  parcel: '#d99a55',
  dark: '#1a0d33',
  orbit: '#b56fc0',
}
export const WORLDS = ['#f08a5d', '#3fae9a', '#e0527a', '#5b8def', '#e3b341', '#8fc15c']
