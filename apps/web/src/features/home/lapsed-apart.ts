/** What the home page shows only to members whose membership has ended or pauses. Its styles come with the page: home-parts-apart.ts. */
import { apart } from '../../shell/apart.ts'

export const lapsedNote = apart(async () => (await import('./lapsed-note.tsx')).LapsedNote)
if (import.meta.env.SSR) await lapsedNote.arrive()
