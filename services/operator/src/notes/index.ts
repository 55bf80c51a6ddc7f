import type { PersonalData } from '@quintet/platform/identity/personal-data'
import { selectNotes } from './queries.ts'

export { insertNote, selectNotes } from './queries.ts'

/**
 * Members have a right of access to operators' notes, too (Article 15 GDPR); they are deleted with the account's row. @spec decisions 3.10
 */
export const operatorData: readonly PersonalData[] = [
  {
    name: 'notes',
    read: async (db, id) => (await selectNotes(db, id)).map(({ text, written_at }) => ({ text, written_at })),
  },
]
