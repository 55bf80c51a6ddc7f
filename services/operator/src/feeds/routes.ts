import * as contract from '@quintet/contracts/operator/feeds'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { FeedDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 9.21 */
export function feedRoutes(app: App, platform: Platform, feeds: FeedDesk): void {
  serveOperator(app, platform, contract.listFeeds, () => feeds.list())
  serveOperator(app, platform, contract.previewFeed, ({ body: { source, ...wishes } }) =>
    feeds.preview(source, wishes),
  )
  serveOperator(app, platform, contract.readFeed, ({ params, request }) =>
    feeds.read(params.id, languageOf(request)),
  )
  serveOperator(app, platform, contract.addFeed, ({ body, request, change }) =>
    change(async (tx, now) => {
      const id = await feeds.add(tx, body, now)
      const answer = await feeds.read(id, languageOf(request), tx)
      return { answer, action: 'feed_added', ...feed(id), after: told(answer) }
    }),
  )
  serveOperator(app, platform, contract.changeFeed, ({ params: { id }, body, request, change }) =>
    change(async (tx) => {
      const before = await feeds.read(id, languageOf(request), tx)
      await feeds.change(tx, id, body)
      const answer = await feeds.read(id, languageOf(request), tx)
      return { answer, action: 'feed_changed', ...feed(id), before: told(before), after: told(answer) }
    }),
  )
  serveOperator(app, platform, contract.runFeed, ({ params: { id }, body, request, change }) =>
    change(async (tx) => {
      await feeds.run(tx, { id, file: body.file })
      const answer = await feeds.read(id, languageOf(request), tx)
      return {
        answer,
        action: 'feed_run',
        ...feed(id),
        after: { name: answer.name, address: answer.address },
      }
    }),
  )
  serveOperator(app, platform, contract.removeFeed, ({ params: { id }, change }) =>
    change(async (tx) => {
      const before = await feeds.remove(tx, id)
      return { answer: { changed: true }, action: 'feed_removed', ...feed(id), before }
    }),
  )
}

function feed(id: string) {
  return { subject: 'feed', subjectId: id } as const
}

/** The facts kept in the audit log. */
function told({ name, address, vertical, mapping, isDraft, fetchesMedia }: contract.FeedRecord): object {
  return { name, address, vertical, mapping, isDraft, fetchesMedia }
}
