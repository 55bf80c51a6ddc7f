import type { SectionName } from '../score/form.ts'

/** Lines of each section, one a phrase. Verses take theirs one after the other; every chorus begins anew. */
export type SongWords = Partial<Record<SectionName, readonly string[]>>
