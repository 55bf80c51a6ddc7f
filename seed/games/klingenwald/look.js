/** The poster's colours: a lamp behind layers of paper. */
export const COLOURS = {
  light: '#ffe9b8',
  inner: '#f0a35e',
  middle: '#b97a4b',
  outer: '#1d2b3a',
  leaf: '#7c5a45',
  leafLight: '#a06f4c',
  beast: '#3a2433',
  red: '#e8343f',
  ink: '#150f1c',
  cream: '#ffe9c4',
  moth: '#f7d9c0',
  thorn: '#56404f',
  fox: '#c4552f',
}
