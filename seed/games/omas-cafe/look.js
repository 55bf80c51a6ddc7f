/** The poster's colours. */
export const COLOURS = {
  wall: '#f9c9c4',
  wallDark: '#f1b3ae',
  board: '#b5654a',
  boardDark: '#8f4a36',
  dark: '#f3ddc4',
  things: ['#e5566d', '#f3a33c', '#79b89a', '#8f6bb5'],
  cream: '#fffaf0',
  lamp: '#ffe9b0',
  cat: '#5b5468',
  ink: '#5a2436',
  skin: '#f2c29c',
  water: '#8fd0dc',
}
