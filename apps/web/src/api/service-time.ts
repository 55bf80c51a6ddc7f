/** The service's clock as a page knows it: it may be set to another time, and a reader's own clock may be wrong. */
import type { Site } from '@quintet/contracts/page'

/** Returns how far the service is ahead of the reader's clock, in ms. Visitors' pages are cached and use the reader's clock. */
function aheadOfReader({ renderedAt, isMember }: Pick<Site, 'renderedAt' | 'isMember'>): number {
  return isMember ? Date.parse(renderedAt) - performance.timeOrigin : 0
}

/** Returns the current time in ms. On the server, the time of rendering stands for now. */
export function serviceNow(site: Pick<Site, 'renderedAt' | 'isMember'>): number {
  return typeof document === 'undefined' ? Date.parse(site.renderedAt) : Date.now() + aheadOfReader(site)
}
