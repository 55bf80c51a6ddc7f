/** The footer apart from the page, which is used before anybody gets there. Its style sheets come with the page, which shows it without any script. */
import { apart } from '../../shell/apart.ts'
import '../../forms/newsletter-box/newsletter-box.module.css'
import './footer.module.css'

export const footer = apart(async () => (await import('./footer.tsx')).Footer)
if (import.meta.env.SSR) await footer.arrive()
