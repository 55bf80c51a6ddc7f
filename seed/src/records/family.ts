/** Films and series for children and families. */
import { FAMILY_FILMS } from './family-films.ts'
import { FAMILY_SERIES } from './family-series.ts'
import { FAMILY_WIDER } from './family-wider.ts'
import type { DemoRecord } from './record.ts'

export const FAMILY: readonly DemoRecord[] = [...FAMILY_FILMS, ...FAMILY_SERIES, ...FAMILY_WIDER]
