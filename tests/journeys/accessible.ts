import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails where axe finds something serious on what is shown. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await layOutAll(page)
  // What passes is not listed, and only the findings of several frames are put together in a window of their own: the same
  // violations for less than half of the work.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(serious).toEqual([])
}

// What comes into sight only while axe looks has no background yet when it is asked for its contrast, and what still fades in has
// too little. Fades are brought to their end rather than waited for: those in a part that is not drawn stand still.
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
}
