import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The builder's own axe, without comments. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const NOTHING = 'undefined'

/** Fails if axe finds a serious violation in what is shown. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await layOutAll(page)
  // Passes are not listed, and findings are merged in a separate window only if there are several frames: the same violations for less than
  // half of the work.
  const isOne = page.frames().length === 1
  // The builder would load axe twice for each check, which takes as long as the check itself.
  if (isOne && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const axe = new AxeBuilder({ page, axeSource: isOne ? NOTHING : AXE })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(isOne)
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(serious).toEqual([])
  await expectStyled(page)
}

/** Fails if something is shown whose style sheet has not been loaded: a part without its styles works, but nobody wants to use it. */
async function expectStyled(page: Page): Promise<void> {
  const unstyled = () =>
    page.evaluate(() => {
      const rulesIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          rule instanceof CSSStyleRule ? rule.selectorText : '',
          ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
        ])
      const selectors = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules)).join()
      const used = new Set([...document.querySelectorAll('[class]')].flatMap((each) => [...each.classList]))
      // The end of a class's name in the build identifies its style sheet.
      return [...used].filter((name) => {
        const sheet = /^[a-z][\w-]*(_[\w-]{4})$/i.exec(name)?.[1]
        return sheet !== undefined && !selectors.includes(sheet)
      })
    })
  await expect.poll(unstyled).toEqual([])
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
