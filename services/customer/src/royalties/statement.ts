/** A rights holder's monthly statement as PDF: each contract with its titles and the amount owed. */
import type { RoyaltyContract } from '@quintet/contracts/operator/royalties'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { startOfMonth } from '@quintet/domain/basics/calendar'
import type { RoyaltyKind } from '@quintet/domain/money/royalties'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import { EDGE, openPaper, PAGE_WIDTH, type Paper, Sheets, type TextOptions } from '../paper/index.ts'
import { formatDay, formatMoney, formatMonth, formatNumber, formatRate } from '../texts/format.ts'
import { texts } from '../texts/index.ts'
import type { Month } from './settle.ts'

const RIGHT = PAGE_WIDTH - EDGE
const LINE = 15
const STARTS_X = 350
const MINUTES_X = 430
const TITLE_WIDTH = STARTS_X - EDGE - 60

type Statement = { holder: string; language: Language }

/** Throws `unknown_contract` if nothing is settled with this holder in the month. */
export async function royaltyStatement(
  brand: OpenBrand,
  { month, settled }: Month,
  { holder, language }: Statement,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const own = settled.filter(({ contract }) => contract.holder === holder)
  if (own.length === 0) throw new Problem('unknown_contract')
  const words = texts[language].royalties
  const monthName = formatMonth(startOfMonth(month), language)
  const title = `${words.title} ${monthName}`
  const paper = await openPaper({ brand, language, title, createdAt: now })
  writeFacts(paper, brand, [
    [words.for, holder],
    [words.month, monthName],
    [words.made, formatDay(now, language)],
  ])
  paper.write(words.title, EDGE, 210, { weight: 'display', size: 24 })
  const sheets = new Sheets(paper, `${brand.company.name} · ${title}`, 252)
  const sheet = new Rows(sheets)
  for (const each of own) writeContract(sheet, each, language)
  for (const [currency, parts] of Map.groupBy(own, ({ contract }) => contract.currency)) {
    const cents = parts.reduce((sum, part) => sum + part.cents, 0)
    sheet.row(22)
    sheet.write(words.owed, EDGE, { weight: 'bold', size: 12 })
    sheet.write(formatMoney(cents, currency, language), RIGHT, { weight: 'bold', size: 12, isRight: true })
  }
  sheet.row(14)
  for (const row of paper.wrap(words.note, RIGHT - EDGE, { size: 8.5 })) {
    sheet.row(12)
    sheet.write(row, EDGE, { size: 8.5, ink: 'muted' })
  }
  return sheets.end()
}

function writeFacts(paper: Paper, brand: OpenBrand, facts: readonly (readonly [string, string])[]): void {
  const { name, street, city } = brand.company
  paper.write([name, street, city].join(' · '), EDGE, 100, { size: 7.5, ink: 'muted' })
  facts.forEach(([label, value], place) => {
    const y = 122 + place * 26
    paper.write(label, EDGE, y, { size: 8.5, ink: 'muted' })
    paper.write(value, EDGE, y + 11, { weight: 'bold' })
  })
}

function writeContract(
  sheet: Rows,
  { contract, cents, seconds, titles }: Month['settled'][number],
  language: Language,
): void {
  const words = texts[language].royalties
  const minutes = (of: number) => formatNumber(of / 60, language, 1)
  const money = (of: number) => formatMoney(of, contract.currency, language)
  const about = contract.titles.length === 0 ? words.all : words.some(contract.titles.length)
  sheet.row(LINE + 10, 3 * LINE)
  for (const row of sheet.wrap(`${about}: ${termsOf(contract, language)}`, { weight: 'bold' })) {
    sheet.write(row, EDGE, { weight: 'bold' })
    sheet.row(LINE)
  }
  const head = { size: 8.5, ink: 'muted' } as const
  sheet.write(words.item, EDGE, head)
  sheet.write(words.starts, STARTS_X, { ...head, isRight: true })
  sheet.write(words.minutes, MINUTES_X, { ...head, isRight: true })
  sheet.write(words.amount, RIGHT, { ...head, isRight: true })
  sheet.rule()
  if (titles.length === 0) {
    sheet.row(LINE)
    sheet.write(words.noPlays, EDGE)
  }
  for (const { title, cents: part } of titles) {
    const [name = ''] = sheet.wrap(title.title ?? words.removed(title.itemId), {}, TITLE_WIDTH)
    sheet.row(LINE)
    sheet.write(name, EDGE)
    sheet.write(formatNumber(title.starts, language), STARTS_X, { isRight: true })
    sheet.write(minutes(title.seconds), MINUTES_X, { isRight: true })
    sheet.write(money(part), RIGHT, { isRight: true })
  }
  sheet.rule()
  sheet.row(LINE)
  sheet.write(words.sum, EDGE, { weight: 'bold' })
  sheet.write(minutes(seconds), MINUTES_X, { weight: 'bold', isRight: true })
  sheet.write(money(cents), RIGHT, { weight: 'bold', isRight: true })
}

function termsOf({ kind, rate, currency }: RoyaltyContract, language: Language): string {
  const rates: Record<RoyaltyKind, () => string> = {
    flat: () => formatMoney(rate, currency, language),
    per_minute: () => formatMoney(rate / 1000, currency, language, 5),
    share: () => formatRate(rate, language),
  }
  return texts[language].royalties.terms[kind](rates[kind]())
}

/** Rows written one below the other. */
class Rows {
  readonly #sheets: Sheets

  constructor(sheets: Sheets) {
    this.#sheets = sheets
  }

  /** Moves down one row, to a new page if this one has less than `room` left. */
  row(height: number, room = height): void {
    this.#sheets.y += height
    this.#sheets.makeRoom(room)
  }

  write(text: string, x: number, options?: TextOptions): void {
    this.#sheets.paper.write(text, x, this.#sheets.y, options)
  }

  wrap(text: string, options: TextOptions, width = RIGHT - EDGE): string[] {
    return this.#sheets.paper.wrap(text, width, options)
  }

  rule(): void {
    this.#sheets.paper.rule(this.#sheets.y + LINE)
    this.#sheets.y += 6
  }
}
