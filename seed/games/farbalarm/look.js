/** The poster's colours: the wall as it was, and four teams. */
export const COLOURS = {
  wall: '#fdf3e3',
  joint: '#e9d9c2',
  floor: '#cbbfae',
  ceiling: '#fffaf0',
  far: '#efe4d3',
  ink: '#20184a',
  helmet: '#ffffff',
  visor: '#2b2f6e',
  water: '#8fd6ee',
}
/** The player's is the first. */
export const TEAMS = ['#ff3d7f', '#12b5cb', '#7c4dff', '#ffc21a']
