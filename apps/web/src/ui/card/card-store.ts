/** Which title an element on the page stands for, so that one overlay can serve every card. In the browser only. */
import type { Card } from '../../api/card.ts'

const cards = new WeakMap<Element, Card>()

export function rememberCard(element: Element | null, card: Card): void {
  if (element) cards.set(element, card)
}

/** The card around a target and what it shows. */
export function cardAt(target: EventTarget | null): { element: HTMLElement; card: Card } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const card = element ? cards.get(element) : undefined
  return element && card ? { element, card } : null
}
