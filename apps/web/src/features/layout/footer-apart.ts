/**
 * The footer, and the lines that a service shows about itself: loaded after the page, which can be used before anybody scrolls that far.
 * Their style sheets come with the page, which shows them without script.
 */
import { apart } from '../../shell/apart.ts'
import '../../forms/newsletter-box/newsletter-box.module.css'
import './demonstration-line.module.css'
import './drawing-line.module.css'
import './footer.module.css'

export const footer = apart(async () => (await import('./footer.tsx')).Footer)
export const serviceLines = apart(async () => (await import('./service-lines.tsx')).ServiceLines)
if (import.meta.env.SSR) {
  await footer.arrive()
  await serviceLines.arrive()
}
