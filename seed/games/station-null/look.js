/** Colours, as on the poster. */
export const COLOURS = {
  dark: '#0b0a0c',
  floor: '#2a1a18',
  ceiling: '#171011',
  wall: '#5a3b36',
  red: '#c2261d',
  deep: '#7d1813',
  ember: '#ff6a3c',
  ink: '#0d0708',
  bone: '#f4e6da',
}
