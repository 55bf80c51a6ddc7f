/** Hand-picked colours of the film scenes. A film darkens or warms them from shot to shot. */
import type { BalloonColours } from './films/balloon.ts'
import type { ContourColours } from './films/contours.ts'
import type { FirColours } from './films/firs.ts'
import type { FloodColours } from './films/flood.ts'
import type { FoxColours } from './films/fox.ts'
import type { HotelColours } from './films/hotel.ts'
import type { LighthouseColours } from './films/lighthouse.ts'
import type { RoadColours } from './films/night-road.ts'
import type { PlanetColours } from './films/planet.ts'
import type { SaltColours } from './films/salt.ts'
import type { TramColours } from './films/tram.ts'
import { stops } from './stops.ts'

export const LIGHTHOUSE: LighthouseColours = {
  sky: stops('#0d1c33 0%, #1d4560 35%, #4f7f88 62%, #e49a6a 82%, #ffd7a1 100%'),
  sea: ['#8f6f68', '#0a1a2b'],
  rock: '#0e1620',
  tower: '#f3e7d5',
  band: '#b8352c',
  light: '#fff0c4',
  cloud: '#d98a6b',
  starry: 150,
}

export const NIGHT_ROAD: RoadColours = {
  sky: stops('#08060d 0%, #24091f 50%, #6d1430 80%, #d8402f 100%'),
  ring: '#ffd9b0',
  core: '#ff5a36',
  land: '#120811',
  haze: '#8f2436',
  paint: '#ffd9b0',
}

export const SALT: SaltColours = {
  top: '#f3b27a',
  low: '#f9dcb4',
  sun: '#f04e2a',
  sunLow: '#f7803f',
  ground: '#f6e3c8',
  near: '#cf9a7a',
  hills: '#b5694f',
  ink: '#2a1416',
}

export const PLANET: PlanetColours = {
  sky: stops('#070b1f 0%, #141a45 45%, #2f3a78 80%, #6f7fb5 100%'),
  day: '#ffcf9a',
  dusk: '#d8738a',
  night: '#2a1c4d',
  rings: ['#e9b7a4', '#c9a7d8', '#fff0dc'],
  ice: '#cfe0f2',
  shade: '#3a4680',
  ground: '#10132c',
  visor: '#ffd9a8',
}

export const TRAM: TramColours = {
  sky: stops('#06141d 0%, #0d2f3e 50%, #2f6a70 100%'),
  far: '#1c4650',
  near: '#081a22',
  haze: '#5f9a8e',
  windows: ['#ffd479', '#ffb04f', '#ffe7b0', '#8fd0c4'],
  tram: '#c23a2b',
  front: '#ffe3a3',
  lamp: '#ffe9b8',
  line: '#ffb52e',
}

export const FIRS: FirColours = {
  fog: '#c9cdc8',
  far: '#5d6b6d',
  near: '#0d1316',
  lamp: '#e2231a',
  snow: '#e9ebe6',
}

export const HOTEL: HotelColours = {
  sky: '#8fc7c2',
  wall: '#f3b3a8',
  trim: '#fff3e2',
  roof: '#7d2e46',
  door: '#c8412f',
  night: '#35274a',
  lamps: ['#ffd36b', '#ffe6a8', '#f9b65a'],
  ink: '#3a1630',
  sign: '#7d2e46',
}

export const FOX: FoxColours = {
  sky: stops('#0c1a4a 0%, #20408a 50%, #6fa3d8 100%'),
  moon: '#fbe7b4',
  snow: '#eef5ff',
  shade: '#a9c3ea',
  wood: '#123063',
  coat: '#f0702a',
  dark: '#3b1c22',
  belly: '#fff2e2',
  spark: '#ffd45e',
}

export const BALLOON: BalloonColours = {
  top: '#2fa6c9',
  low: '#cdeee4',
  sun: '#ffd23f',
  stripes: ['#ef476f', '#fff1d6', '#f78c3b'],
  clouds: '#ffffff',
  hills: ['#8fd0a4', '#5fb985', '#3a9d74', '#1f7d66'],
  crown: '#2c9468',
  roof: '#e4572e',
  ink: '#1d3557',
}

export const CONTOURS: ContourColours = {
  paper: '#f1e6cf',
  line: '#1f4f6b',
  deep: '#9cc4b2',
  high: '#e8a15c',
  route: '#d62f22',
  water: '#2b7fa3',
}

export const FLOOD: FloodColours = {
  sky: stops('#2c3f47 0%, #6d8480 50%, #c9bfa0 85%, #eed9ac 100%'),
  far: '#4b5f5f',
  sea: ['#a8a88f', '#1c2f35'],
  wall: '#d8c3a0',
  roof: '#8e4432',
  lamp: '#ffc45c',
  vest: '#ff6a1f',
  ink: '#14211f',
  cloud: '#8f9a8f',
}

/** For the documentary about a runner. */
export const HEADWIND = {
  top: '#6fb7d6',
  low: '#f7e3c0',
  far: '#5f8ea6',
  near: '#1f4256',
  ink: '#10202b',
  wind: '#ffffff',
  vest: '#ff4f3d',
}
