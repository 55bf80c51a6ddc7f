/** `quintet coupon`: a discount on a number of payments, for new members. @spec decisions 3.30 */
import type { ListedCoupon, NewCoupon } from '@quintet/customer'
import {
  COUPON_AUDIENCES,
  COUPON_CENTS_MAX,
  COUPON_PERCENT_MAX,
  COUPON_PERIODS_MAX,
  COUPON_USES_MAX,
  readCouponCode,
} from '@quintet/domain/membership/coupon'
import { counted } from '@quintet/domain/basics/counted'
import { dayOf, endOfDay, startOfDayAfter } from '@quintet/domain/basics/calendar'
import { type Plan, PLANS } from '@quintet/domain/membership/pricing'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runCommand, shownAmount } from '../session.ts'
import { readCount, readDay } from './option-values.ts'

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
  const coupon = program.command('coupon').description('coupons for a discount on the first payments')
  coupon
    .command('issue')
    .argument('<code>', 'letters and digits, 3 to 24, such as HERBST25')
    .description('creates a coupon that new members enter when they order')
    .option('--percent <percent>', `discount in percent, 1 to ${COUPON_PERCENT_MAX}`)
    .option('--amount <cents>', 'or discount in cents')
    .option('--currency <currency>', 'of the amount', 'EUR')
    .requiredOption('--payments <count>', `number of payments it applies to, 1 to ${COUPON_PERIODS_MAX}`)
    .option('--audience <audience>', COUPON_AUDIENCES.join(', '), 'new')
    .option('--plan <plan>', `only for this plan: ${PLANS.join(' or ')}`)
    .option('--uses <count>', 'how many members can use it (default: no limit)')
    .option('--until <day>', 'last day to order with it, such as 2027-12-31 (default: in a year)')
    .option('--note <note>', 'what it is for', '')
    .action((code: string, options: IssueOptions) =>
      runCommand(async ({ foundation }) => {
        const { issueCoupon } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const now = foundation.clock.now()
        const wanted = readIssue(code, options, now)
        await foundation.db.transaction().execute(async (tx) => {
          if (!(await issueCoupon(tx, wanted, now)))
            throw new CommandError(`The coupon ${wanted.code} already exists.`)
          const after = { ...wanted, expiresAt: wanted.expiresAt.toISOString() }
          const change = { actor: COMMAND_LINE, action: 'coupon_issued', subject: 'coupon' } as const
          await noteChange(tx, { ...change, subjectId: wanted.code, after }, now)
        })
        answer(false, null, [`${wanted.code} can be used until ${lastDay(wanted.expiresAt)}.`])
        return EXIT.ok
      }),
    )
  coupon
    .command('list')
    .description('lists coupons and how many members used each')
    .option('--json', 'prints them as JSON')
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
    .description('ends a coupon; members who used it keep their price')
    .action((code: string) =>
      runCommand(async ({ foundation }) => {
        const { withdrawCoupon } = await import('@quintet/customer')
        const { COMMAND_LINE, noteChange } = await import('@quintet/operator')
        const now = foundation.clock.now()
        const subjectId = readCode(code)
        await foundation.db.transaction().execute(async (tx) => {
          if (!(await withdrawCoupon(tx, subjectId, now)))
            throw new CommandError(`There is no active coupon ${subjectId}; quintet coupon list shows all.`)
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
  const expiresAt =
    until === undefined ? startOfDayAfter(now, YEAR_DAYS) : endOfDay(readDay('--until', until))
  if (expiresAt <= now) throw new CommandError(`--until: ${until} is in the past.`)
  return {
    code: readCode(code),
    percent: percent === undefined ? null : readCount('--percent', percent, COUPON_PERCENT_MAX),
    cents: amount === undefined ? null : readCount('--amount', amount, COUPON_CENTS_MAX),
    currency: amount === undefined ? null : currency,
    periods: readCount('--payments', options.payments, COUPON_PERIODS_MAX),
    audience: oneOf('--audience', COUPON_AUDIENCES, options.audience),
    plan: options.plan === undefined ? null : oneOf<Plan>('--plan', PLANS, options.plan),
    maxUses: uses === undefined ? null : readCount('--uses', uses, COUPON_USES_MAX),
    note,
    expiresAt,
  }
}

function readCode(written: string): string {
  const code = readCouponCode(written)
  if (code === null) throw new CommandError(`"${written}": a code has 3 to 24 letters and digits.`)
  return code
}

function oneOf<T extends string>(option: string, known: readonly T[], written: string): T {
  const found = known.find((each) => each === written)
  if (found === undefined)
    throw new CommandError(`${option}: "${written}" is not one of ${known.join(', ')}.`)
  return found
}

function lineOf({ code, percent, cents, currency, periods, uses, ...coupon }: ListedCoupon): string {
  const off = percent === null ? `${shownAmount(cents ?? 0)} ${currency}` : `${percent} %`
  const of = coupon.maxUses === null ? '' : ` of ${coupon.maxUses}`
  const end = coupon.state === 'withdrawn' ? 'withdrawn' : `until ${lastDay(new Date(coupon.expiresAt))}`
  const plan = coupon.plan ?? 'any plan'
  return `${code}  ${off} off ${counted(periods, 'payment')}  ${coupon.audience}, ${plan}  used ${uses}${of}  ${end}  ${coupon.note}`.trimEnd()
}

function lastDay(expiresAt: Date): string {
  return dayOf(new Date(expiresAt.getTime() - 1))
}
