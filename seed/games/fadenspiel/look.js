/** The poster's colours. */
export const COLOURS = {
  felt: '#6b4a9e',
  feltDark: '#5a3d88',
  round: '#f6ead2',
  roundDark: '#e2d2b2',
  threads: ['#ef4f6b', '#18a2a8', '#f2a428'],
  pin: '#c8ccd8',
  pinDark: '#8f95aa',
  paw: '#f0a35a',
  pawDark: '#c97c36',
  ink: '#2a1648',
  cream: '#ffe9c9',
  glow: '#ffd84a',
}
