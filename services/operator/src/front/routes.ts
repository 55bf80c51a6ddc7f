import * as contract from '@quintet/contracts/operator/front-pages'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { FrontDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.15 */
export function frontRoutes(app: App, platform: Platform, front: FrontDesk): void {
  serveOperator(app, platform, contract.readFrontPage, ({ params, request }) =>
    front.read(params.page, languageOf(request)),
  )
  serveOperator(app, platform, contract.previewFrontPage, ({ params, body: { at, ...wanted }, request }) =>
    front.preview({ ...params, ...wanted, at: new Date(at), language: languageOf(request) }),
  )
  serveOperator(app, platform, contract.listFrontChoices, ({ request }) =>
    front.choices(languageOf(request), platform.clock.now()),
  )
  serveOperator(app, platform, contract.findCredited, ({ query }) => front.findCredited(query.search))
  serveOperator(app, platform, contract.saveFrontPage, ({ params: { page }, body, request, change }) =>
    change(async (tx, now) => {
      const before = await front.read(page, languageOf(request), tx)
      await front.arrange(tx, { page, ...body }, now)
      const answer = await front.read(page, languageOf(request), tx)
      return { answer, action: 'front_page_arranged', ...subject(page), ...told(before, answer) }
    }),
  )
  serveOperator(app, platform, contract.resetFrontPage, ({ params: { page }, request, change }) =>
    change(async (tx) => {
      const before = await front.read(page, languageOf(request), tx)
      await front.reset(tx, page)
      const answer = await front.read(page, languageOf(request), tx)
      return { answer, action: 'front_page_reset', ...subject(page), ...told(before, answer) }
    }),
  )
}

function subject(page: string) {
  return { subject: 'front_page', subjectId: page } as const
}

function told(before: contract.FrontPageRecord, after: contract.FrontPageRecord) {
  return { before: { sections: before.sections }, after: { sections: after.sections } }
}
