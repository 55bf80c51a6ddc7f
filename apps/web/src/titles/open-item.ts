/** The one way from a picture of a title to its page: the picture becomes the page's own. @spec catalogue 2.8.6 */
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The detail page gives its picture this name in its style sheet. */
const TRANSITION_NAME = 'title-picture'

export function itemTarget({ vertical, id }: { vertical: Vertical; id: number }) {
  const [, category = '', kind = ''] = VERTICAL_FACTS[vertical].itemPath.split('/')
  return { to: '/$category/$kind/$id', params: { category, kind, id: String(id) } } as const
}

/** Opens a title inside the app where a plain click means it; a new tab, say, is the browser's own business. */
export function openItem(
  event: MouseEvent<HTMLAnchorElement>,
  router: AnyRouter,
  item: { vertical: Vertical; id: number },
): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const picture = event.currentTarget.querySelector<HTMLElement>('[data-picture]')
  if (picture) picture.style.viewTransitionName = TRANSITION_NAME
  void router
    .navigate({ ...itemTarget(item), viewTransition: true })
    .finally(() => picture?.style.removeProperty('view-transition-name'))
}
