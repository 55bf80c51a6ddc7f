/** The way back is for few: its script is loaded separately. */
import { apart } from '../../shell/apart.ts'

export const wayBack = apart(async () => (await import('./continue-membership.tsx')).ContinueMembership)
if (import.meta.env.SSR) await wayBack.arrive()
