/** The poster's colours; each tomb has stones of its own. */
export const COLOURS = {
  fire: '#ff9a2e',
  ember: '#e8481f',
  steel: '#e3edf0',
  shade: '#7f9aa6',
  cloak: '#c22d3c',
  bone: '#f4ead0',
  boneShade: '#b8a888',
  gold: '#ffcf4a',
  eye: '#7dff9b',
  ink: '#0a0f18',
  paper: '#fff1cf',
}

/** Brick, joint, floor, and the king's cloak. */
export const TOMBS = [
  { brick: '#28505a', joint: '#0c1c26', floor: '#1c3a44', king: '#c22d3c' },
  { brick: '#5a4428', joint: '#1f160c', floor: '#3f3020', king: '#3f8f6a' },
  { brick: '#3f2f5e', joint: '#150d26', floor: '#2b2046', king: '#c98b2d' },
  { brick: '#4f5a2c', joint: '#171c0c', floor: '#363f20', king: '#8f3fb0' },
  { brick: '#5e2f38', joint: '#220d12', floor: '#43222a', king: '#2f7fb8' },
  { brick: '#2c4a6e', joint: '#0c1626', floor: '#1f3450', king: '#e0703a' },
  { brick: '#565a66', joint: '#15171f', floor: '#3a3d48', king: '#f4ead0' },
]
