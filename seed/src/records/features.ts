/** More films and series for adults: genres take turns, so that neighbours in a row differ. */
import { COMEDIES } from './features/comedy.ts'
import { DRAMAS } from './features/drama.ts'
import { FURTHER } from './features/further.ts'
import { HORRORS } from './features/horror.ts'
import { SERIES } from './features/series.ts'
import { THRILLERS } from './features/thriller.ts'
import type { DemoRecord } from './record.ts'

const kinds = [THRILLERS, SERIES, COMEDIES, DRAMAS, FURTHER, HORRORS]
const longest = Math.max(...kinds.map((records) => records.length))

export const FEATURES: readonly DemoRecord[] = Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
  kinds.flatMap((records) => records[i] ?? []),
)
