import assert from 'node:assert/strict'
import { mock, test } from 'node:test'

// Fakes of the browser features that the element needs: custom states and a scrolling page.
const states = new Set<string>()
let updates = 0
class FakeElement {
  attachInternals() {
    return {
      states: {
        has: (state: string) => states.has(state),
        add: (state: string) => (updates++, states.add(state)),
        delete: (state: string) => (updates++, states.delete(state)),
      },
    }
  }
}
let onScroll = (): void => undefined
Object.assign(globalThis, {
  HTMLElement: FakeElement,
  scrollY: 0,
  requestAnimationFrame: () => 0,
  addEventListener: (_name: string, listener: () => void) => (onScroll = listener),
})
const { HeaderElement } = await import('./header-element.ts')

function scrollTo(top: number): void {
  Object.assign(globalThis, { scrollY: top })
  onScroll()
}

test('[catalogue 2.5.1] the header turns solid beyond 25 px, checked at most every 10 ms', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  new HeaderElement().connectedCallback()
  scrollTo(25)
  mock.timers.tick(10)
  assert.equal(states.has('solid'), false)
  updates = 0
  for (let top = 26; top < 60; top++) scrollTo(top)
  mock.timers.tick(9)
  assert.equal(updates, 0, 'not before 10 ms')
  mock.timers.tick(1)
  assert.deepEqual([updates, states.has('solid')], [1, true])
  scrollTo(900)
  mock.timers.tick(10)
  assert.equal(updates, 1, 'solid already: the styles of the header are not looked up anew')
  scrollTo(0)
  mock.timers.tick(10)
  assert.equal(states.has('solid'), false)
  mock.timers.reset()
})
