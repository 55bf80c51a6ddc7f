/** Navigates from a title's picture to its page; a view transition turns one picture into the other. @spec catalogue 2.8.6 */
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The detail page's style sheet gives its picture the same name. */
const TRANSITION_NAME = 'title-picture'

export function itemTarget({ vertical, id }: { vertical: Vertical; id: number }) {
  const [, category = '', kind = ''] = VERTICAL_FACTS[vertical].itemPath.split('/')
  return { to: '/$category/$kind/$id', params: { category, kind, id: String(id) } } as const
}

/** Opens a title inside the app on a plain click; others, such as for a new tab, are left to the browser. */
export function openItem(
  event: MouseEvent<HTMLAnchorElement>,
  router: AnyRouter,
  item: { vertical: Vertical; id: number },
): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const link = event.currentTarget
  const picture = (link.closest('[data-opens]') ?? link).querySelector<HTMLElement>('[data-picture]')
  if (picture) picture.style.viewTransitionName = TRANSITION_NAME
  void router
    .navigate({ ...itemTarget(item), viewTransition: true })
    .finally(() => picture?.style.removeProperty('view-transition-name'))
}
