/** Colours, as on the poster. */
export const COLOURS = {
  dark: '#07061c',
  floor: '#1b1450',
  ceiling: '#120c36',
  wall: '#2a1a66',
  neon: '#22e0ff',
  pink: '#ff3fa4',
  violet: '#5a35c8',
  ink: '#0a0820',
  white: '#e9fbff',
}
