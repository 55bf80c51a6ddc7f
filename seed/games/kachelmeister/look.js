/** The poster's colours. */
export const COLOURS = {
  table: '#12698a',
  tableDark: '#0d5673',
  glaze: '#fbf5e6',
  joint: '#e6dcc4',
  mortar: '#9c8f7d',
  mortarDark: '#7f7365',
  blue: '#1f5fbf',
  orange: '#f2a92c',
  red: '#d9502f',
  green: '#1d8f83',
  ink: '#062c40',
  cream: '#fff3d6',
  gold: '#ffd45e',
}
