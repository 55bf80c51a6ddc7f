/** The service's clock as a page knows it: it may be turned, and a reader's own clock may be wrong. */
import type { Site } from '@quintet/contracts/page'

/** How far the service is ahead of the reader's clock, in ms. Visitors' pages are kept, and go by the reader's. */
export function aheadOfReader({ renderedAt, isMember }: Pick<Site, 'renderedAt' | 'isMember'>): number {
  return isMember ? Date.parse(renderedAt) - performance.timeOrigin : 0
}

/** Now, in ms. On the server a page is rendered at once. */
export function serviceNow(site: Pick<Site, 'renderedAt' | 'isMember'>): number {
  return typeof document === 'undefined' ? Date.parse(site.renderedAt) : Date.now() + aheadOfReader(site)
}
