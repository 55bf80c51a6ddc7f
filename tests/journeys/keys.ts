/** Keyboard-only interaction. @spec law 9.5 */
import { expect, type Locator, type Page } from '@playwright/test'

const PRESSES_MAX = 80

/** Presses Tab until `target` has the focus, which must then be visible: outlined, in view, and not covered. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < PRESSES_MAX; count += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) {
      const name = await target.evaluate(nameOf)
      // A toast may cover it for a while.
      await expect.poll(() => target.evaluate(isSeen), { message: `the focus on ${name} is seen` }).toBe(true)
      return
    }
  }
  throw new Error(`${await target.evaluate(nameOf)} is not reached by ${key}.`)
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? element.id

function isSeen(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  // The browser scrolls only part of a tall field into view.
  const atItsPlace = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
  const isCovered = !atItsPlace || !(element.contains(atItsPlace) || atItsPlace.contains(element))
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isCovered
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
