/**
 * The landing page, separate from the home page at the same address: members never load it. Its style sheets come with the route, since
 * visitors read it without any script.
 */
import { apart } from '../../shell/apart.ts'
import './category-accordion.module.css'
import './landing-hero.module.css'
import './landing.module.css'
import './promo-banner.module.css'

export const loadLandingPage = () => import('./landing.tsx')

export const landing = apart(async () => (await loadLandingPage()).Landing)
if (import.meta.env.SSR) await landing.arrive()
