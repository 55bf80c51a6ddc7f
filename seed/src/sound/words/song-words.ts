import type { SectionName } from '../score/form.ts'

/** The lines of each section, one per phrase. Verses continue with the next lines; every chorus starts over. */
export type SongWords = Partial<Record<SectionName, readonly string[]>>
