import { kidsFooter, kidsHeader } from '../features/kids/kids-frame-apart.ts'
import { landing } from '../features/landing/landing-apart.ts'
import type { Site } from '@quintet/contracts/page'

/** Loads the parts of this page that are bundled separately, before React takes over, so that a click finds everything in place. */
export async function arriveParts({ isMember, isKidLocked }: Site, pathname: string): Promise<void> {
  if (isKidLocked || /^\/kids(\/|$)/.test(pathname))
    await Promise.all([kidsHeader.arrive(), kidsFooter.arrive()])
  else if (pathname === '/' && !isMember) await landing.arrive()
}
