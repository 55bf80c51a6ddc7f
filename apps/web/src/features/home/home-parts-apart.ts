/** What the home page can do without at first: its script is loaded separately, its styles come with the page. */
import { apart } from '../../shell/apart.ts'
import '../../titles/continue-row/continue-row.module.css'
import '../../ui/try-again/try-again.module.css'
import './category-panel.module.css'
import './lapsed-note.module.css'

export const importHomeParts = () => import('./home-parts.tsx')

export const part = apart(async () => (await importHomeParts()).HomePart)
export const nothing = apart(async () => (await importHomeParts()).NothingHere)
export const action = apart(async () => (await importHomeParts()).PlayLink)
if (import.meta.env.SSR) {
  await part.arrive()
  await nothing.arrive()
  await action.arrive()
}
