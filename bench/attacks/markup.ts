/**
 * Writes markup that would run a script into every text that people, libraries and addresses can fill, and opens each page and mail showing
 * it in a browser; mails without any policy to protect them. Goal: nothing runs, and no policy has to block anything.
 * Usage: node bench/attacks/markup.ts [--payloads 150] (needs the web build)
 */
import { chromium } from '@playwright/test'
import { type Product, startProduct } from '@quintet/testing'
import { findBrowser } from '../../tests/browser.ts'
import { counts, report } from './attack.ts'
import { typeAsMember, typeAsVisitor } from './markup/fields.ts'
import { readAddressees, readMails } from './markup/mails.ts'
import { payloads, some } from './markup/payloads.ts'
import { type Attempt, readAccount, readAddresses, readTitles } from './markup/places.ts'
import { openWatched } from './markup/watched.ts'

export const PAYLOADS_MAX = 150
/** The number of pages typed into in parallel. */
const TYPISTS = 3
export const WITH_PAGES = { ROLE: 'customer,content,web' }

export type MarkupFigures = {
  payloads: number
  /** The number of payloads per place. */
  placed: Record<string, number>
  pages: number
  mails: number
  ran: string[]
  violations: string[]
  /** Why the run ended early. */
  failure: string | undefined
  seconds: number
}

export async function writeMarkup(product: Product, count: number): Promise<MarkupFigures> {
  const started = performance.now()
  const tried = some(payloads, count / PAYLOADS_MAX)
  const browser = await chromium.launch(await findBrowser())
  const typists = await Promise.all(
    Array.from({ length: TYPISTS }, () => openWatched(browser, product.origin)),
  )
  const [watched] = typists
  if (!watched) throw new Error('Nobody types.')
  const placed: Record<string, number> = {}
  const place = (where: string, held: readonly string[]) => {
    placed[where] = (placed[where] ?? 0) + held.length
    return held.join(' ')
  }
  let mails = 0
  let failure: string | undefined
  const attempt: Attempt = { product, watched, typists, tried, share: count / PAYLOADS_MAX, place }
  try {
    await watched.show('<img src=x onerror=hit()>')
    if (watched.ran.length === 0) throw new Error('A script that runs would not be noticed.')
    watched.ran.length = 0
    await readTitles(attempt)
    await readAddresses(attempt)
    await typeAsVisitor(attempt)
    const member = await product.aMember({ name: 'Ada <b>x' })
    await Promise.all(typists.map((typist) => typist.logIn(member)))
    await typeAsMember(attempt)
    await readAccount(attempt, member)
    mails = (await readMails(attempt)) + (await readAddressees(attempt))
  } catch (error) {
    // What was found until then is still reported.
    failure = String(error)
  } finally {
    await browser.close()
  }
  return {
    payloads: count,
    placed,
    pages: typists.reduce((sum, typist) => sum + typist.pages(), 0),
    mails,
    ran: typists.flatMap(({ ran }) => ran),
    violations: typists.flatMap(({ violations }) => violations),
    failure,
    seconds: Math.round((performance.now() - started) / 1000),
  }
}

/** True if nothing ran, no policy had to block anything, and everything was tried. */
export function isInert({ ran, violations, pages, failure }: MarkupFigures): boolean {
  return pages > 0 && ran.length === 0 && violations.length === 0 && failure === undefined
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { payloads: PAYLOADS_MAX })
  const product = await startProduct({ environment: WITH_PAGES })
  try {
    const figures = await writeMarkup(product, asked.payloads)
    report(figures, isInert(figures))
  } finally {
    await product.stop()
  }
}
