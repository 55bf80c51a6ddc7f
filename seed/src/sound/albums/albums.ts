/** The music of every album and channel of the demo catalogue, by its key. */
import { CLASSICAL } from './classical.ts'
import { ELECTRONIC } from './electronic.ts'
import { HIP_HOP } from './hip-hop.ts'
import type { AlbumMusic } from './plan.ts'
import { POP } from './pop.ts'
import { RADIO } from './radio.ts'
import { ROCK } from './rock.ts'
import { WORLD } from './world.ts'

export const MUSIC: ReadonlyMap<string, AlbumMusic> = new Map([
  ...CLASSICAL,
  ...ELECTRONIC,
  ...HIP_HOP,
  ...POP,
  ...ROCK,
  ...WORLD,
  ...RADIO,
])
