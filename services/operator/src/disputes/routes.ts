import * as contract from '@quintet/contracts/operator/disputes'
import type { App, Platform } from '@quintet/platform/http/app'
import type { DisputeDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

const ANSWERED = { answered: 'dispute_answered', accepted: 'dispute_accepted' } as const

export function disputeRoutes(app: App, platform: Platform, disputes: DisputeDesk): void {
  serveOperator(app, platform, contract.listDisputes, () => disputes.list())
  serveOperator(app, platform, contract.takeDispute, ({ params: { id }, body, operator, change }) =>
    change(async (tx) => {
      const taker = body.isMine ? operator.email : null
      const before = await disputes.take(tx, { id, taker })
      return {
        answer: { changed: before !== taker },
        action: body.isMine ? 'dispute_taken' : 'dispute_put_down',
        subject: 'dispute',
        subjectId: id,
        before: { takenBy: before },
        after: { takenBy: taker },
      }
    }),
  )
  // The log outlives the account, but notes about a person must not, so only the fact and the time are logged.
  serveOperator(app, platform, contract.noteOnDispute, ({ params: { id }, body: { note }, change }) =>
    change(async (tx) => {
      const before = await disputes.note(tx, { id, note })
      return {
        answer: { changed: before !== note },
        action: 'dispute_noted',
        subject: 'dispute',
        subjectId: id,
      }
    }),
  )
  serveOperator(app, platform, contract.answerDispute, ({ params: { id }, body, operator, change }) =>
    change(async (tx, now) => {
      const { answer, reason } = body
      const before = await disputes.answer(tx, { id, answer, by: operator.email }, now)
      return {
        answer: { changed: before !== answer },
        action: answer === null ? 'dispute_opened_again' : ANSWERED[answer],
        subject: 'dispute',
        subjectId: id,
        reason,
        before: { answer: before },
        after: { answer },
      }
    }),
  )
}
