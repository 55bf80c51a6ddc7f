/** Hand-picked colours of the feature films and series. No two films with the same scene share a light. */
import type { AntennaColours } from './films/antennas.ts'
import type { CurtainColours } from './films/curtain.ts'
import type { DomeColours } from './films/domes.ts'
import type { FileColours } from './films/files.ts'
import type { GoatColours } from './films/goat.ts'
import type { GreenhouseColours } from './films/greenhouse.ts'
import type { KitchenColours } from './films/kitchen.ts'
import type { MatchColours } from './films/matches.ts'
import type { PhoneColours } from './films/phone-box.ts'
import type { PoolColours } from './films/pool.ts'
import type { ProfileColours } from './films/profiles.ts'
import type { RoofColours } from './films/rooftops.ts'
import type { RopeColours } from './films/rope.ts'
import type { TrackColours } from './films/single-track.ts'
import type { StairColours } from './films/stairwell.ts'
import type { StrandedColours } from './films/stranded.ts'
import type { ViaductColours } from './films/viaduct.ts'
import { stops } from './stops.ts'

export const POOL_MORNING: PoolColours = {
  water: '#2fc0c8',
  deep: '#0f8fb0',
  light: '#eafff6',
  line: '#0b4f86',
  ropes: ['#ff5a3c', '#fff4e0'],
  skin: '#e9a47c',
  suit: '#ffd23c',
}

export const POOL_NIGHT: PoolColours = {
  water: '#0d3d49',
  deep: '#051219',
  light: '#9fe8d8',
  line: '#030b10',
  ropes: ['#7c1f2c', '#284a50'],
  skin: '#d7b79a',
  suit: '#c8182f',
  lamp: '#5fd6b6',
}

export const STAIR_OCHRE: StairColours = {
  step: '#ffe0a0',
  shade: '#a5521f',
  wall: '#f0a83c',
  rail: '#3c1420',
  depth: '#5a1a14',
  light: '#fff3cf',
  ink: '#2a0a14',
}

export const STAIR_CELLAR: StairColours = {
  step: '#9fb3ad',
  shade: '#23363a',
  wall: '#4d6664',
  rail: '#0c1416',
  depth: '#060a0c',
  light: '#ff2f1f',
  ink: '#050505',
}

export const NIGHTSHADE: GreenhouseColours = {
  sky: stops('#050a14 0%, #0d2030 60%, #1d4440 100%'),
  glow: '#4fae6b',
  glass: '#cdf08a',
  iron: '#06130f',
  plants: ['#5fa552', '#2a6b40', '#0f3a2b'],
  fruit: '#7a2a8a',
  moon: '#dfeed0',
  ink: '#04100d',
}

export const ORANGERY: GreenhouseColours = {
  sky: stops('#3b3a78 0%, #b06a9a 45%, #f5a58a 80%, #ffd3a0 100%'),
  glow: '#ffb45c',
  glass: '#fff0c0',
  iron: '#f7f0ea',
  plants: ['#9fbf7a', '#4f8f5f', '#2c6550'],
  fruit: '#ff7a1f',
  moon: '#fff6e6',
  ink: '#3a2148',
}

export const ROPE_DAWN: RopeColours = {
  sky: stops('#f7e2c4 0%, #f6b98a 50%, #d9704f 100%'),
  sun: '#fff3d0',
  cloud: '#fbe6cb',
  towers: ['#d98f55', '#7a3a30'],
  lit: ['#fff0c0'],
  hills: '#8a4238',
  ink: '#35141c',
}

export const ROPE_NIGHT: RopeColours = {
  sky: stops('#0a0720 0%, #2a1560 50%, #e0409a 100%'),
  sun: '#ffe9f4',
  cloud: '#ff70b0',
  towers: ['#2a1a6a', '#0b0826'],
  lit: ['#8ff0ff', '#ffd27a', '#ff7ac0'],
  hills: '#1a0f48',
  ink: '#05030f',
}

export const VIADUCT: ViaductColours = {
  sky: stops('#5c7f93 0%, #b9c9c4 55%, #f4dcc0 100%'),
  mountain: ['#6d8794', '#e9ece6'],
  stone: '#7b6152',
  train: '#7a1f2a',
  window: '#ffd27f',
  smoke: '#fbf3ea',
  snow: '#f4f1ec',
  wood: '#24404a',
}

export const SINGLE_TRACK: TrackColours = {
  ground: '#23407a',
  bed: '#16264f',
  rail: '#93b4e6',
  beam: '#fff0a8',
  trains: ['#e2402f', '#f2a51e'],
  tree: '#122a56',
  ink: '#060c1f',
}

export const KITCHEN_ORCHARD: KitchenColours = {
  sky: stops('#9fd0e0 0%, #fbe3bd 60%, #ffcf94 100%'),
  disc: '#fff2c4',
  hills: ['#9db98f', '#7fa06c', '#c2b764'],
  crown: '#5f9150',
  wall: '#e9c9a2',
  frame: '#fff7ea',
  cloth: '#c8412f',
  check: '#fff3e2',
  things: ['#b9c4c4', '#d8733f', '#3f7a4f'],
  glass: '#b5381c',
  ink: '#3b2320',
}

export const KITCHEN_VISITOR: KitchenColours = {
  sky: stops('#070d2c 0%, #152a63 60%, #2f5f8f 100%'),
  disc: '#9dffd8',
  hills: ['#163a5f', '#0f2b4c', '#123f4a'],
  crown: '#123f4a',
  wall: '#5a3a6e',
  frame: '#c99bd0',
  cloth: '#e0567f',
  check: '#ffd3dc',
  things: ['#d0a040', '#e08a4f', '#2f8f7f'],
  glass: '#8fe8ff',
  ink: '#150c2a',
}

export const CURTAIN_RED: CurtainColours = {
  cloth: '#d22f2a',
  shade: '#7a0f1c',
  gold: '#f3bd4f',
  light: '#fff0c0',
  boards: '#a8663a',
  skin: '#f2b990',
  dark: '#240a10',
}

export const CURTAIN_VIOLET: CurtainColours = {
  cloth: '#3d2266',
  shade: '#140a2c',
  gold: '#7a6a3a',
  light: '#c9b4ff',
  boards: '#2a1f3a',
  skin: '#dfe0cf',
  dark: '#05030b',
}

export const ARRAY: AntennaColours = {
  sky: stops('#061226 0%, #0f3358 55%, #2f7f8f 85%, #f0b46a 100%'),
  star: ['#ffffff', '#a9dcff', '#ffe2a6'],
  dish: '#f3efe6',
  shade: '#4d6f86',
  land: '#2a4a58',
  near: '#0a1826',
  lamp: '#ff3f2f',
  ink: '#07131f',
}

export const PASTURE: AntennaColours = {
  sky: stops('#5fb8d8 0%, #b8e2dc 60%, #f8f0cf 100%'),
  star: ['#ffffff', '#ffffff', '#ffffff'],
  dish: '#fffaf0',
  shade: '#9fb6c4',
  land: '#8cc06a',
  near: '#4f9a58',
  lamp: '#ff5a4f',
  ink: '#23402f',
}

export const COLONY: DomeColours = {
  sky: stops('#3d1430 0%, #b03f33 45%, #f28a4a 80%, #ffcf94 100%'),
  moons: ['#ffe6cc', '#f6b48c'],
  far: ['#8f2f2a', '#e0733f'],
  ground: '#d0592f',
  near: '#6a1c20',
  glass: '#b8f0ee',
  lamps: ['#ffe9a0', '#fff6da', '#8fe8d8'],
  city: '#3f6f7f',
  ink: '#2a0d16',
}

export const ABYSS: DomeColours = {
  sky: stops('#0d4f6a 0%, #07304f 40%, #041428 100%'),
  moons: ['#ffffff', '#ffffff'],
  far: ['#05203a', '#0b3550'],
  ground: '#0a2f45',
  near: '#030d18',
  glass: '#7fe0e8',
  lamps: ['#ffc45c', '#ffe7a8', '#ff8f4f'],
  city: '#14506a',
  ink: '#020a12',
}

export const INTERPRETER: ProfileColours = {
  sky: stops('#13324a 0%, #2b7f8a 100%'),
  head: ['#f6d7b4', '#e8a983'],
  words: ['#ff5a4a', '#ffc545', '#f7f3e8', '#ff8fa8'],
  disc: '#1d5f70',
  ink: '#0d1c2c',
}

export const AFTER_YOU: ProfileColours = {
  sky: stops('#ff9e7a 0%, #ffd9a0 100%'),
  head: ['#c9703f', '#7a3f34'],
  words: ['#f0416a', '#2f8f8a', '#f5c63f', '#fff1dc'],
  disc: '#fff0c8',
  ink: '#2c1426',
}

export const SALT_SEA: StrandedColours = {
  sky: stops('#12657f 0%, #5fa9ac 50%, #fbe0ac 100%'),
  disc: '#fffbe0',
  aurora: '#ffffff',
  far: '#c98f62',
  ground: '#eccb94',
  near: '#c98a55',
  hull: '#2c5f78',
  rust: '#a8482a',
  deck: '#f2ead8',
  lamp: '#ffd27a',
  ink: '#2b1a1c',
}

export const PACK_ICE: StrandedColours = {
  sky: stops('#020617 0%, #08203c 50%, #1d5160 100%'),
  disc: '#ffffff',
  aurora: '#5ff0b0',
  far: '#0d2c44',
  ground: '#8fb4c4',
  near: '#1f4a66',
  hull: '#231a20',
  rust: '#231a20',
  deck: '#c9d6d8',
  lamp: '#ffb04a',
  ink: '#050a14',
}

export const LEAP: RoofColours = {
  sky: stops('#f2553c 0%, #ff9350 50%, #ffd98f 100%'),
  disc: '#ffe9ae',
  far: '#f7b27a',
  near: '#3a1230',
  wall: '#d88a5e',
  tiles: '#b23a3a',
  windows: ['#7a2f45'],
  cloths: ['#fff1d8'],
  ink: '#260a20',
}

export const WASHING: RoofColours = {
  sky: stops('#7fc4dc 0%, #cfe9de 60%, #fdf0cf 100%'),
  disc: '#fff3b0',
  far: '#c9d8c8',
  near: '#4a3a4a',
  wall: '#e9c08f',
  tiles: '#c4573f',
  windows: ['#4f7f94', '#fff0c4'],
  cloths: ['#ffffff', '#f0566a', '#2f7fae', '#ffce4a', '#57a88a'],
  ink: '#2d2a3a',
}

export const SIX_MATCHES: MatchColours = {
  ground: '#3a0d1a',
  low: '#a8321f',
  wood: '#f4d6a0',
  head: '#e8283a',
  burnt: '#1c1416',
  flame: ['#ff8a1f', '#ffd24a', '#fffbe6'],
  smoke: '#d8b8a8',
}

export const FILES: FileColours = {
  wall: '#f5b942',
  floor: '#d9822f',
  folders: ['#2f6f7f', '#d6453a', '#f2e2bf', '#5f8f5a', '#7a4a6a', '#9fb8b4'],
  paper: '#fffaf0',
  parasol: ['#d6453a', '#fff4dc'],
  skin: '#e8ab86',
  dress: '#2f4a7a',
  hair: '#8d8f99',
  ink: '#2c2030',
}

export const LAST_CALL: PhoneColours = {
  sky: stops('#10183a 0%, #2f3f74 50%, #a8708f 100%'),
  sea: ['#6a5f8c', '#0d1738'],
  quay: '#2a2f55',
  box: '#1f9a8a',
  light: '#ffe6a0',
  town: ['#ffd28a', '#ffab6a', '#fff0cf'],
  ink: '#0a0d22',
}

export const GOAT: GoatColours = {
  top: '#f7c9c0',
  low: '#fdf0dc',
  sun: '#f2705a',
  hills: '#9a6a80',
  platform: '#3f3a5f',
  edge: '#f6d25a',
  goat: '#fffaf2',
  shade: '#d3c4cf',
  ribbon: '#e0313f',
  case: '#a85f32',
  ink: '#2a2138',
}
