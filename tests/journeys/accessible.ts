import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails if axe finds a serious violation in what is shown. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await layOutAll(page)
  // Passes are not listed, and findings are merged in a separate window only if there are several frames: the same violations for less than
  // half of the work.
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

// Elements that scroll into view during the run would have no background for the contrast check, and those still fading in too little
// contrast. Fades are finished rather than awaited, since those in parts that are not rendered never progress.
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
}
