/**
 * The console's tables of members, money, payouts and disputes, as its desks return them: first, filtered, searched and late pages, and the
 * figures of a year.
 * Goal: 100 ms for a table's first page, 300 ms for its others and for totals; the figures have no goal.
 * Usage: node bench/console-books.ts [--members 100000] [--invoices 1000000] [--rounds 10]
 */
import { books, disputes, memberCare, payouts } from '@quintet/customer'
import { monthPlus } from '@quintet/domain/basics/calendar'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase } from '@quintet/testing'
import { counts } from './attacks/attack.ts'
import { fillBooks } from './console/fill-books.ts'
import { fillPayouts } from './console/fill-payouts.ts'
import { timePages } from './console/time-pages.ts'

const { members, invoices, rounds } = counts(import.meta.filename, {
  members: 100_000,
  invoices: 1_000_000,
  rounds: 10,
})
const database = await createTestDatabase()
const db = openDatabase(database.url, { isPatient: true })
const now = new Date()
const to = now.toISOString().slice(0, 7)
const lastMonth = monthPlus(to, -1)
const from = `${now.getUTCFullYear() - 1}${to.slice(4)}`
/** Before the first invoice. */
const first = `${now.getUTCFullYear() - 5}${to.slice(4)}`

const listMembers = (wanted: Partial<Parameters<typeof memberCare.listMembers>[1]>) =>
  memberCare.listMembers(db, { search: '', sort: 'newest', page: 0, ...wanted }, now)
const listRows = (
  figure: Parameters<typeof books.listMoneyRows>[1]['figure'],
  wanted: Partial<Parameters<typeof books.listMoneyRows>[1]> = {},
) => books.listMoneyRows(db, { figure, from: to, to, ...wanted })

/** Reached by turning page after page. */
async function lastOfPage(figure: Parameters<typeof listRows>[0], wanted: object, pages: number) {
  let before: string | undefined
  for (let page = 0; page < pages; page++) {
    const { items, hasMore } = await listRows(figure, { ...wanted, before })
    before = items.at(-1)?.id
    if (!hasMore) break
  }
  return before
}

const listCredited = (wanted: Partial<Parameters<typeof books.listCreditNotes>[1]>) =>
  books.listCreditNotes(db, { sort: 'newest', ...wanted })

async function lastCredited(pages: number) {
  let before: string | undefined
  for (let page = 0; page < pages; page++) {
    const { items, hasMore } = await listCredited({ sort: 'largest', before })
    before = items.at(-1)?.id
    if (!hasMore) break
  }
  return before
}

const dayAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
const payout = `po_${dayAgo(100)}`

const deep: {
  revenue?: string | undefined
  paying?: string | undefined
  credited?: string | undefined
  line?: string | undefined
} = {}

const PAGES: Record<string, () => Promise<unknown>> = {
  'members, first': () => listMembers({}),
  'members, oldest': () => listMembers({ sort: 'oldest' }),
  'members, by address, first': () => listMembers({ sort: 'email' }),
  'members, by address, last': () => listMembers({ sort: 'emailDown' }),
  'members who ended, by address': () => listMembers({ sort: 'email', state: 'ended' }),
  'members, part of a name, by address': () => listMembers({ sort: 'email', search: 'member 47' }),
  'members, part of most names, by address': () => listMembers({ sort: 'email', search: 'member' }),
  'members, page 500': () => listMembers({ page: 500 }),
  'members, payment failed': () => listMembers({ state: 'past_due' }),
  'members, ended': () => listMembers({ state: 'ended' }),
  'members, by part of a name': () => listMembers({ search: 'member 4711' }),
  'members, by address': () => listMembers({ search: 'member.31415@example.com' }),
  'members, by invoice': () => listMembers({ search: `A-${Math.floor(invoices / 2)}` }),
  'members, nobody': () => listMembers({ search: 'xyzzy' }),
  'a member': () => memberCare.readMember(db, 'acc_777', now),
  'a member’s timeline': () => memberCare.readTimeline(db, 'acc_777'),
  'revenue of a month, first': () => listRows('revenue'),
  'revenue of a year, page 500': () => listRows('revenue', { from, before: deep.revenue }),
  'revenue of a year, first': () => listRows('revenue', { from }),
  'revenue of a year, annual plan': () => listRows('revenue', { from, plan: 'annually' }),
  'credited in a year': () => listRows('credited', { from }),
  'who pays, first': () => listRows('paying'),
  'who pays, page 500': () => listRows('paying', { before: deep.paying }),
  'who pays annually in Austria': () => listRows('paying', { country: 'AT', plan: 'annually' }),
  'trials, first': () => listRows('trials', { from: lastMonth, to: lastMonth }),
  'trials, nobody': () => listRows('trials'),
  'who left in a year': () => listRows('churned', { from }),
  'failed payments of a year': () => listRows('failed', { from }),
  'recovered of those': () => listRows('recovered', { from }),
  'credit notes, first': () => listCredited({}),
  'credit notes, largest, first': () => listCredited({ sort: 'largest' }),
  'credit notes, largest, page 500': () => listCredited({ sort: 'largest', before: deep.credited }),
  'credit notes of a year, disputes': () => listCredited({ from, to, reason: 'dispute' }),
  'credit notes, largest in Austria': () => listCredited({ sort: 'largest', country: 'AT' }),
  'credit notes of an invoice': () => listCredited({ invoice: `A-${Math.floor(invoices / 2)}` }),
  'payouts, first': () => payouts.listPayouts(db, {}),
  'payouts, two years ago': () => payouts.listPayouts(db, { before: `po_${dayAgo(730)}` }),
  'paid, but in no payout': () => payouts.listUnpaid(db, now),
  'a payout, first lines': () => payouts.readPayoutPage(db, payout, {}),
  'a payout, lines after 100': async () => payouts.readPayoutPage(db, payout, { after: deep.line }),
  disputes: () => disputes.listDisputes(db, { disputePage: () => null }, now),
  'totals of all invoices': () => books.sumMoneyRows(db, { figure: 'revenue', from: first, to }),
  'totals of all credit notes': () => books.sumMoneyRows(db, { figure: 'credited', from: first, to }),
  'cohorts of 36 months': () => books.readCohorts(db, { months: 36 }, now),
  'figures of 36 months': () => books.readMoney(db, { currency: 'EUR', months: 36 }, now),
  'figures of a year': () => books.readMoney(db, { currency: 'EUR', months: 12 }, now),
}

try {
  await fillBooks(db, { members, invoices, now })
  deep.revenue = await lastOfPage('revenue', { from }, 500)
  deep.paying = await lastOfPage('paying', {}, 500)
  deep.credited = await lastCredited(500)
  await fillPayouts(db, now)
  deep.line = (await payouts.readPayout(db, payout)).lines[99]?.id
  await timePages(PAGES, rounds)
} finally {
  await db.destroy()
  await database.drop()
}
