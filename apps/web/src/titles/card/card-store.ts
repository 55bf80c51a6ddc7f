/** Which title an element on the page stands for, so that one overlay can serve every card. In the browser only. */
import type { Card } from '../../api/card.ts'

const cards = new WeakMap<Element, Card>()

let awaited: { element: Element; onKnown: () => void } | null = null

export function rememberCard(element: Element | null, card: Card): void {
  if (!element) return
  cards.set(element, card)
  if (element !== awaited?.element) return
  awaited.onKnown()
  awaited = null
}

/** A card that is on the page before the app knows it: `onKnown` is called once it does. One at a time. */
export function awaitCard(target: EventTarget | null, onKnown: () => void): void {
  const element = target instanceof Element ? target.closest('[data-card]') : null
  awaited = element ? { element, onKnown } : null
}

/** The card around a target and what it shows. */
export function cardAt(target: EventTarget | null): { element: HTMLElement; card: Card } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const card = element ? cards.get(element) : undefined
  return element && card ? { element, card } : null
}
