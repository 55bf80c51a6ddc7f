import type { Version } from './changes.ts'
import type { TitleIndex } from './title-index.ts'

/** The catalogue at one version. */
export type Reading = { version: Version | null; full: TitleIndex; kids: TitleIndex }
