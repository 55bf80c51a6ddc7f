/** The frame around the pages of the kids area; other pages never load it. */
import { apart } from '../../shell/apart.ts'
import './kids-frame.module.css'

const load = () => import('./kids-frame.tsx')

export const kidsHeader = apart(async () => (await load()).KidsHeader)
export const kidsFooter = apart(async () => (await load()).KidsFooter)
if (import.meta.env.SSR) await Promise.all([kidsHeader.arrive(), kidsFooter.arrive()])
