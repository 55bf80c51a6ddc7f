/** The poster's colours. */
export const COLOURS = {
  brick: '#8a5a8f',
  brickDark: '#6b3f6e',
  joint: '#3c2148',
  floor: '#5a3560',
  path: '#b98aa0',
  pathDark: '#a5739f',
  fire: '#ffd24a',
  ember: '#ff7a3d',
  steel: '#f2eefc',
  cloak: '#d8483f',
  skin: '#6fbf4b',
  skinDark: '#4d9431',
  gold: '#ffc629',
  goldDark: '#c98a12',
  ink: '#22102c',
  cream: '#fff6e2',
}
