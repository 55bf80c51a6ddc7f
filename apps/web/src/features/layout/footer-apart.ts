/**
 * The footer, loaded after the page, which can be used before anybody scrolls that far. Its style sheets come with the page, which shows it
 * without script.
 */
import { apart } from '../../shell/apart.ts'
import '../../forms/newsletter-box/newsletter-box.module.css'
import './footer.module.css'

export const footer = apart(async () => (await import('./footer.tsx')).Footer)
if (import.meta.env.SSR) await footer.arrive()
