/** The poster's colours; each layer of sea has a light of its own. */
export const COLOURS = {
  light: '#8fe3dc',
  inner: '#2a9db5',
  outer: '#0b1d4a',
  ink: '#04102e',
  boat: '#ffc52e',
  boatDark: '#e09a12',
  cream: '#eafff6',
  air: '#d6fff6',
  song: '#ff8fb1',
}

/** Water from the middle outwards, and the rock, of each layer. */
export const LAYERS = [
  { water: ['#8fe3dc', '#2a9db5'], rock: ['#1f7f9c', '#176482', '#0f4869'], dark: 0.1 },
  { water: ['#5cc4d0', '#1b6f9a'], rock: ['#1a5f86', '#134a70', '#0c3658'], dark: 0.35 },
  { water: ['#3d86c4', '#16397a'], rock: ['#1b3f7d', '#132f66', '#0b204f'], dark: 0.55 },
  { water: ['#6a64c9', '#22205f'], rock: ['#33308a', '#26236d', '#191751'], dark: 0.66 },
  { water: ['#a05ab8', '#31184f'], rock: ['#56297c', '#431f64', '#2f154a'], dark: 0.72 },
  { water: ['#d97a86', '#3a1238'], rock: ['#6d2650', '#551b42', '#3b1132'], dark: 0.76 },
]
