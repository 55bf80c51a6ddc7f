import * as contract from '@quintet/contracts/operator/mails'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { Problem } from '@quintet/contracts/problem'
import { maskAddress, MEMBER_MAILS } from '@quintet/domain/account/mails'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { hasRight } from '@quintet/domain/operation/operator'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import { countMails, reviveMail, selectMails } from '@quintet/platform/mail/queries'
import type { MailDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.27 */
export function mailRoutes(app: App, platform: Platform, mails: MailDesk): void {
  const { db, clock } = platform
  serveOperator(app, platform, contract.listMails, async ({ query, operator }) => {
    const rows = await selectMails(db, query, LIST_PAGE + 1)
    const page = rows.slice(0, LIST_PAGE)
    const seesMembers = hasRight(operator.role, 'members')
    const accounts = seesMembers ? await mails.accountsOf(page.map(({ recipient }) => recipient)) : null
    const items = page.map((row) => toWire(row, accounts))
    return { items, hasMore: rows.length > LIST_PAGE }
  })
  serveOperator(app, platform, contract.countMails, async () => {
    const { states, waiting } = await countMails(db, new Date(clock.now().getTime() - DAY_MS))
    const of = (wanted: string) => states.find(({ state }) => state === wanted)?.count ?? 0
    return {
      lastDay: {
        sent: of('sent'),
        kept: of('kept'),
        failed: of('failed'),
        bounced: of('bounced'),
        complained: of('complained'),
      },
      waiting: waiting.count,
      waitingSince: waiting.since?.toISOString() ?? null,
    }
  })
  serveOperator(app, platform, contract.sendMailAgain, ({ params, body, change }) =>
    change(async (tx, now) => {
      const isOnItsWay = (await reviveMail(tx, params.id, now)) || (await mails.sendAgain(tx, params.id, now))
      if (!isOnItsWay) throw new Problem('unknown_mail')
      return {
        answer: { changed: true },
        action: 'mail_sent_again',
        subject: 'mail',
        subjectId: params.id,
        reason: body.reason,
      }
    }),
  )
  sampleRoutes(app, platform, mails)
}

const SAMPLE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; sandbox allow-same-origin",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
}

function sampleRoutes(app: App, platform: Platform, mails: MailDesk): void {
  serveOperator(app, platform, contract.listMailSamples, ({ request }) => {
    const language = languageOf(request)
    return MEMBER_MAILS.map((kind) => ({ kind, subject: mails.sample(kind, language).subject }))
  })
  serveOperator(app, platform, contract.readMailSample, ({ params, request, reply }) => {
    const { html } = mails.sample(params.kind, languageOf(request))
    reply.headers(SAMPLE_HEADERS)
    // It is only a preview, so its links lead nowhere.
    return new TextEncoder().encode(html.replaceAll(/ href="[^"]*"/g, ''))
  })
}

type MailRow = Awaited<ReturnType<typeof selectMails>>[number]

/** Without `accounts`, the addresses are masked. */
function toWire(row: MailRow, accounts: ReadonlyMap<string, string> | null): contract.MailLine {
  return {
    id: row.id,
    kind: row.kind,
    recipient: accounts ? row.recipient : maskAddress(row.recipient),
    accountId: accounts?.get(row.recipient) ?? null,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
    tries: row.tries,
    lastError: row.last_error,
    canBeSentAgain: row.can_be_sent_again,
  }
}
