/** Hand-picked colours of the films for children and families: few, bright, and one of them unexpected. */
import type { DragonColours } from './family/dragon.ts'
import type { GardenColours } from './family/garden.ts'
import type { HedgehogColours } from './family/hedgehogs.ts'
import type { MoonPostColours } from './family/moon-post.ts'
import type { OwlColours } from './family/owls.ts'
import type { PaperBoatColours } from './family/paper-boat.ts'
import type { ScooterColours } from './family/scooter.ts'
import type { SubmarineColours } from './family/submarine.ts'
import type { WhaleColours } from './family/whale.ts'
import type { WheelColours } from './family/wheels.ts'
import { stops } from './stops.ts'

export const WHALE: WhaleColours = {
  sky: stops('#3b2f8f 0%, #c75fa6 50%, #ff9f7d 80%, #ffd9a0 100%'),
  cloud: '#ffe0c8',
  skin: '#2f7fd6',
  belly: '#eaf6ff',
  cheek: '#ff8fa3',
  hills: ['#8a5fb0', '#5b55a8', '#2f3f86'],
  walls: ['#fff3e2', '#ffd9c2', '#f7c9d6'],
  roofs: ['#e8503a', '#f2813f', '#8f3f8a'],
  window: '#ffd75e',
  coat: '#ffd23d',
  skins: '#f2b48a',
  ink: '#231a52',
  starry: 60,
}

export const WHALE_IRON: WhaleColours = {
  sky: stops('#111418 0%, #3a2f2c 50%, #a8552f 85%, #e8a05a 100%'),
  cloud: '#4d4340',
  skin: '#56606a',
  belly: '#c9b79a',
  cheek: '#56606a',
  hills: ['#3a302e', '#2a2425', '#171518'],
  walls: ['#4a3f3c', '#3b3435', '#5a4a42'],
  roofs: ['#221d20', '#2c2424', '#1b181b'],
  window: '#ffb24a',
  coat: '#d8412f',
  skins: '#c99a7a',
  ink: '#0d0c0f',
  starry: 0,
}

export const MOON_STRING: WhaleColours = {
  sky: stops('#0b2a4a 0%, #125d74 55%, #4fc0a8 100%'),
  cloud: '#2f8f98',
  skin: '#ffe08a',
  belly: '#fff4cf',
  cheek: '#ff9f6b',
  hills: ['#1f7a80', '#145a6a', '#0b3a50'],
  walls: ['#f4ead2', '#f0d2b0', '#cfe6d8'],
  roofs: ['#d8433f', '#e0704a', '#8a2f4f'],
  window: '#ffd75e',
  coat: '#ff6a4d',
  skins: '#a8693f',
  ink: '#08263a',
  starry: 160,
}

export const GARDEN: GardenColours = {
  sky: stops('#38b6e8 0%, #a9e6ee 70%, #e6f7dc 100%'),
  sun: '#ffe066',
  cloud: '#ffffff',
  hills: ['#a8dc8a', '#6fc46f', '#3f9f5c'],
  soil: ['#a9683c', '#6d3a2a'],
  leaf: '#2f9a4a',
  fruit: ['#ff6a3d', '#2f7be0', '#ffa62b'],
  tin: '#f4f1e6',
  lamp: '#5ff0d8',
  cheek: '#ff8a7a',
  ink: '#20304f',
}

export const GARDEN_ASH: GardenColours = {
  sky: stops('#3f4653 0%, #8f8a88 60%, #d8c2a8 100%'),
  sun: '#f0e2c4',
  cloud: '#a39c98',
  hills: ['#8a807a', '#6d6562', '#55504f'],
  soil: ['#5a5350', '#26262b'],
  leaf: '#5fd66a',
  fruit: ['#d8542f', '#7a7f86', '#b8a890'],
  tin: '#b5694a',
  lamp: '#ffd27a',
  cheek: '#b5694a',
  ink: '#1a1a20',
}

export const OWLS: OwlColours = {
  sky: stops('#12104a 0%, #2f2f96 55%, #7a55c4 100%'),
  moon: '#ffe9a8',
  chalk: '#c98f3a',
  bark: '#5a2f55',
  leaves: ['#3f2f8a', '#2a6a6a', '#153f55'],
  coats: ['#e0703f', '#5fb8c9', '#f0a83f', '#d8629a'],
  disc: '#fff6e2',
  beak: '#ffc23d',
  lamp: '#ffd35a',
  cheek: '#ff9f8a',
  ink: '#1b123f',
}

export const BEAR_RIDE: ScooterColours = {
  sky: stops('#ff7f6b 0%, #ffb36b 60%, #ffe6a3 100%'),
  sun: '#fff3c4',
  cloud: '#fff6ea',
  hills: ['#f2a56b', '#d8774f', '#2f9c8f'],
  tree: '#1f7f7a',
  road: '#5a4a6a',
  scooter: '#2fb5c4',
  fur: '#a35a32',
  muzzle: '#ffe2bd',
  scarf: '#e8304f',
  luggage: ['#ffcb3d', '#7a5ad0', '#f2603f'],
  cheek: '#ff8a70',
  ink: '#38204a',
  starry: 0,
}

export const HARE_RIDE: ScooterColours = {
  sky: stops('#0f2350 0%, #2a5a8f 60%, #8fd0d0 100%'),
  sun: '#fdf3cf',
  cloud: '#4f86b0',
  hills: ['#2f6a90', '#1f4f7a', '#12365f'],
  tree: '#143f66',
  road: '#27304f',
  scooter: '#ff6f59',
  fur: '#e9e2ee',
  muzzle: '#ffffff',
  scarf: '#ffc83d',
  luggage: ['#3fb59a', '#ff9f6b', '#f2c23d'],
  cheek: '#ff9fb0',
  ink: '#101b3a',
  starry: 130,
}

export const BOAT_RAIN: PaperBoatColours = {
  air: ['#ffd84f', '#ffec9f'],
  wall: '#ffc52f',
  boots: '#e83f3f',
  kerb: '#8f86b8',
  water: ['#3fc0e0', '#1668b8'],
  foam: '#ffffff',
  paper: '#fffaf0',
  print: '#3f4a7a',
  flag: '#e83f3f',
  fur: '#b9a7a0',
  coat: '#2f9a6a',
  leaf: '#3fae5a',
  cheek: '#ff9fa8',
  ink: '#262a55',
}

export const BOAT_AUTUMN: PaperBoatColours = {
  air: ['#b8d8c8', '#e8efd8'],
  wall: '#a3c8b5',
  boots: '#3f6f8f',
  kerb: '#a58f7f',
  water: ['#6fa89f', '#2f5f6a'],
  foam: '#f4fff4',
  paper: '#fff4dc',
  print: '#8a6a4f',
  flag: '#d8703a',
  fur: '#e8c39a',
  coat: '#c9543f',
  leaf: '#d8892f',
  cheek: '#f08a70',
  ink: '#3a2a2f',
}

export const BATH: SubmarineColours = {
  wall: ['#ff9fb5', '#ffc4cf'],
  tub: '#fffdf8',
  metal: '#8f9fc0',
  water: ['#8fe6f0', '#3fbfe0', '#1f8fd0'],
  foam: '#ffffff',
  hull: '#ffcb2f',
  trim: '#f2603f',
  duck: '#ffdf4f',
  beak: '#ff7f2f',
  fur: '#b0a0a8',
  octopus: '#d85fa0',
  plants: ['#3fae7a', '#ff7f6b', '#ffcb2f'],
  light: '#fff6c4',
  cheek: '#ff8fa3',
  ink: '#1f2f5f',
}

export const DEEP: SubmarineColours = {
  ...BATH,
  water: ['#1fa8b8', '#12558f', '#141f5a'],
  foam: '#bff6ee',
  hull: '#ffb42f',
  trim: '#e8413f',
  octopus: '#ff7f9f',
  plants: ['#ff8f4f', '#3fd0a8', '#f2c94f'],
}

export const DRAGON: DragonColours = {
  sky: stops('#ff9fc0 0%, #ffd0c0 70%, #fff0d0 100%'),
  cloud: '#fff7f2',
  hills: ['#b8dfa8', '#7fc796', '#3fa884'],
  skin: '#4fb84f',
  belly: '#fff0b8',
  horn: '#ff8f3f',
  wool: ['#e83f5f', '#fff4e0', '#3f6fd8'],
  sheep: '#fffaf2',
  cheek: '#ff9f8f',
  ink: '#27304f',
}

export const HEDGEHOG_TEAM: HedgehogColours = {
  sky: stops('#2f9fe0 0%, #c4efff 100%'),
  cloud: '#ffffff',
  far: '#3f9f8f',
  grass: ['#5fc45a', '#4fb44f'],
  spines: '#7a4a38',
  fur: '#ffdcb0',
  jersey: '#e8353f',
  sock: '#ffffff',
  ball: '#ffffff',
  prop: '#ff5f4f',
  crown: '#2f8f4f',
  guest: '#ffcb3d',
  cheek: '#ff9f8a',
  ink: '#2a2440',
}

export const HEDGEHOG_ORCHARD: HedgehogColours = {
  sky: stops('#f2a03f 0%, #f8cf7a 60%, #fff0c4 100%'),
  cloud: '#fff3d8',
  far: '#b8924f',
  grass: ['#a8b04f', '#97a043'],
  spines: '#6a3f35',
  fur: '#f8d8a8',
  jersey: '#d8412f',
  sock: '#f8d8a8',
  ball: '#d8302f',
  prop: '#7a4a30',
  crown: '#5f8f3f',
  guest: '#3f7fa8',
  cheek: '#f08f6f',
  ink: '#33202a',
}

export const MOON_POST: MoonPostColours = {
  sky: stops('#1a1050 0%, #4a2a9a 60%, #a84fb8 100%'),
  moon: ['#fff4cf', '#e8b8a8'],
  sea: '#3fb0e8',
  land: '#6fd08a',
  wall: '#fff8ec',
  roof: '#ff6f5f',
  box: '#ffb92f',
  paper: '#ffffff',
  suit: '#3f8fe0',
  fur: '#f2e8e8',
  light: '#ffe08a',
  cheek: '#ff9fb5',
  ink: '#261a5a',
}

export const DIGGER: WheelColours = {
  sky: stops('#4fc3e8 0%, #e0f7f2 100%'),
  cloud: '#ffffff',
  far: ['#9fd3e0', '#c9ecf0'],
  ground: ['#f2b866', '#d8924a'],
  paint: '#ffc81f',
  glass: '#c9f2ff',
  trim: '#f2603f',
  second: '#ff7a2f',
  third: '#4f6fc8',
  white: '#ffffff',
  cheek: '#ff9f7a',
  ink: '#2a2f55',
}

export const BUS: WheelColours = {
  sky: stops('#6f5fd0 0%, #f08fa8 60%, #ffd0a0 100%'),
  cloud: '#fff0c0',
  far: ['#7a6fc0', '#5f55a8'],
  ground: ['#4fae7a', '#6a5f80'],
  paint: '#ff5f4a',
  glass: '#d0f2f8',
  trim: '#ffd23f',
  second: '#2fa8a0',
  third: '#ffb02f',
  white: '#fffaf0',
  cheek: '#ff9f8a',
  ink: '#2f2550',
}

/** The children at the windows of the bus. */
export const CLASS_7B = ['#f2c19a', '#8a5a3c', '#d99a6a'] as const

export const MOON_POST_WINTER: MoonPostColours = {
  sky: stops('#0f3a6a 0%, #2f8fb8 60%, #bfeaf0 100%'),
  moon: ['#ffffff', '#a8cfe8'],
  sea: '#2f7fd0',
  land: '#e8f6f0',
  wall: '#ffe9d6',
  roof: '#3fa07a',
  box: '#e83f4a',
  paper: '#fffdf6',
  suit: '#e83f4a',
  fur: '#d8c4b8',
  light: '#ffd86a',
  cheek: '#ff9f9a',
  ink: '#1a2f55',
}
