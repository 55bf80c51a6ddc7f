/** `quintet coupon`: a discount on a number of payments, for new members. @spec decisions 3.30 */
import type { ListedCoupon, NewCoupon } from '@quintet/customer'
import {
  COUPON_AUDIENCES,
  COUPON_CENTS_MAX,
  COUPON_PERCENT_MAX,
  COUPON_PERIODS_MAX,
  COUPON_USES_MAX,
  readCouponCode,
} from '@quintet/domain/coupon'
import { dayOf, endOfDay, startOfDayAfter } from '@quintet/domain/period'
import { type Plan, PLANS } from '@quintet/domain/pricing'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand } from '../session.ts'

const YEAR_DAYS = 365

type IssueOptions = {
  percent?: string
  amount?: string
  currency: string
  payments: string
  audience: string
  plan?: string
  uses?: string
  until?: string
  note: string
}

export function couponCommands(program: Command): void {
  const coupon = program.command('coupon').description('coupons: a lower price for the first payments')
  coupon
    .command('issue')
    .argument('<code>', 'letters and digits, 3 to 24, such as HERBST25')
    .description('makes a coupon that who becomes a member names with the order')
    .option('--percent <percent>', `so much off, 1 to ${COUPON_PERCENT_MAX}`)
    .option('--amount <cents>', 'or so many cents')
    .option('--currency <currency>', 'of the amount', 'EUR')
    .requiredOption('--payments <count>', `for so many payments, 1 to ${COUPON_PERIODS_MAX}`)
    .option('--audience <audience>', COUPON_AUDIENCES.join(', '), 'new')
    .option('--plan <plan>', `for this plan alone: ${PLANS.join(' or ')}`)
    .option('--uses <count>', 'for so many members; any number unless given')
    .option('--until <day>', 'the last day to order with it; a year unless given')
    .option('--note <note>', 'what it is for', '')
    .action((code: string, options: IssueOptions) =>
      runCommand(async ({ foundation }) => {
        const { issueCoupon } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const now = foundation.clock.now()
        const wanted = readIssue(code, options, now)
        await foundation.db.transaction().execute(async (tx) => {
          if (!(await issueCoupon(tx, wanted, now)))
            throw new CommandError(`There is a coupon ${wanted.code} already.`)
          const after = { ...wanted, expiresAt: wanted.expiresAt.toISOString() }
          const change = { actor: COMMAND_LINE, action: 'coupon_issued', subject: 'coupon' } as const
          await noteChange(tx, { ...change, subjectId: wanted.code, after }, now)
        })
        answer(false, null, [`${wanted.code} can be ordered with until ${lastDay(wanted.expiresAt)}.`])
        return EXIT.ok
      }),
    )
  coupon
    .command('list')
    .description('which coupons there are, and how many members used each')
    .option('--json', 'answers them as JSON')
    .action((options: { json?: true }) =>
      runCommand(async ({ foundation }) => {
        const { listCoupons } = await import('@quintet/customer')
        const coupons = await listCoupons(foundation.db, foundation.clock.now())
        const lines = coupons.map(lineOf)
        answer(options.json === true, coupons, lines.length > 0 ? lines : ['There are no coupons.'])
        return EXIT.ok
      }),
    )
  coupon
    .command('withdraw')
    .argument('<code>')
    .description('nobody orders with it any more; who did keeps the price')
    .action((code: string) =>
      runCommand(async ({ foundation }) => {
        const { withdrawCoupon } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const now = foundation.clock.now()
        const subjectId = readCode(code)
        await foundation.db.transaction().execute(async (tx) => {
          if (!(await withdrawCoupon(tx, subjectId, now)))
            throw new CommandError(`There is no coupon ${subjectId} that still counts.`)
          const change = { actor: COMMAND_LINE, action: 'coupon_withdrawn', subject: 'coupon' } as const
          await noteChange(tx, { ...change, subjectId }, now)
        })
        answer(false, null, [`${subjectId} is withdrawn.`])
        return EXIT.ok
      }),
    )
}

function readIssue(code: string, options: IssueOptions, now: Date): NewCoupon {
  const { percent, amount, currency, until, uses, note } = options
  if ((percent === undefined) === (amount === undefined))
    throw new CommandError('Give either --percent or --amount.')
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    throw new CommandError(`"${until}" is no day such as 2027-12-31.`)
  const expiresAt = until === undefined ? startOfDayAfter(now, YEAR_DAYS) : endOfDay(until)
  if (expiresAt <= now) throw new CommandError(`${until} is over.`)
  return {
    code: readCode(code),
    percent: percent === undefined ? null : readNumber(percent, COUPON_PERCENT_MAX),
    cents: amount === undefined ? null : readNumber(amount, COUPON_CENTS_MAX),
    currency: amount === undefined ? null : currency,
    periods: readNumber(options.payments, COUPON_PERIODS_MAX),
    audience: oneOf(COUPON_AUDIENCES, options.audience),
    plan: options.plan === undefined ? null : oneOf<Plan>(PLANS, options.plan),
    maxUses: uses === undefined ? null : readNumber(uses, COUPON_USES_MAX),
    note,
    expiresAt,
  }
}

function readCode(written: string): string {
  const code = readCouponCode(written)
  if (code === null) throw new CommandError(`"${written}": 3 to 24 letters and digits make a code.`)
  return code
}

function oneOf<T extends string>(known: readonly T[], written: string): T {
  const found = known.find((each) => each === written)
  if (found === undefined) throw new CommandError(`"${written}": give one of ${known.join(', ')}.`)
  return found
}

function readNumber(written: string, max: number): number {
  const number = /^[1-9]\d{0,6}$/.test(written) ? Number(written) : 0
  if (number < 1 || number > max) throw new CommandError(`"${written}": give a number from 1 to ${max}.`)
  return number
}

function lineOf({ code, percent, cents, currency, periods, uses, ...coupon }: ListedCoupon): string {
  const off = percent === null ? `${((cents ?? 0) / 100).toFixed(2)} ${currency}` : `${percent} %`
  const of = coupon.maxUses === null ? '' : ` of ${coupon.maxUses}`
  const end = coupon.state === 'withdrawn' ? 'withdrawn' : `until ${lastDay(new Date(coupon.expiresAt))}`
  const plan = coupon.plan ?? 'any plan'
  return `${code}  ${off} off ${periods} payments  ${coupon.audience}, ${plan}  used ${uses}${of}  ${end}  ${coupon.note}`.trimEnd()
}

function lastDay(expiresAt: Date): string {
  return dayOf(new Date(expiresAt.getTime() - 1))
}
