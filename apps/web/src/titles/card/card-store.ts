/** Maps an element on the page to its title, so that one overlay can serve every card. In the browser only. */
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

/** Waits for a card that is on the page but not hydrated yet: `onKnown` is called once it is. One at a time. */
export function awaitCard(target: EventTarget | null, onKnown: () => void): void {
  const element = target instanceof Element ? target.closest('[data-card]') : null
  awaited = element ? { element, onKnown } : null
}

/** Returns the card element around a target, with its title. */
export function cardAt(target: EventTarget | null): { element: HTMLElement; card: Card } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const card = element ? cards.get(element) : undefined
  return element && card ? { element, card } : null
}
