/** The poster's colours, and the plain ones for whoever wants more contrast. */
export const COLOURS = {
  wall: '#123040',
  board: '#4d3a33',
  boardDark: '#382a26',
  dark: '#1d3a44',
  things: ['#4d8f8a', '#d9a441', '#7a86b8', '#c8443a'],
  cream: '#f4e8cf',
  lamp: '#ffb84d',
  cat: '#c9873f',
  catDark: '#8f5a26',
  ink: '#0a1822',
}

export const paperOf = ({ isPlain }) =>
  isPlain
    ? { page: '#ffffff', ink: '#000000', stamp: '#9c0000' }
    : { page: COLOURS.cream, ink: '#2b2a33', stamp: '#b23a30' }
