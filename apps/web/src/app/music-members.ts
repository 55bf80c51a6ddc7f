/** Guards music pages that only members have. */
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { notFound, redirect } from '@tanstack/react-router'
import type { Site } from '@quintet/contracts/page'

type Asked = { context: { site: Site }; params: { category: string }; location: { pathname: string } }

/** Runs before such a page: visitors log in first; in other areas the page does not exist. */
export function forMusicMembers({ context, params, location }: Asked): void {
  if (params.category !== VERTICAL_FACTS['music-stream'].slug) throw notFound()
  if (!context.site.isMember) throw redirect({ to: '/login', search: { to: location.pathname } })
}
