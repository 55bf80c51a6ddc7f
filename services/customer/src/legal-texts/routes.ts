import * as contract from '@quintet/contracts/legal-texts'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { type LegalDocument } from '@quintet/domain/account/legal-texts'
import { shownText } from '@quintet/platform/brand/legal/legal-texts'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { FastifyReply } from 'fastify'
import type { CustomerPlatform } from '../platform.ts'
import { paperName, paperOf, type Printed } from './papers.ts'
import { selectAgreedText, selectConsents } from './queries.ts'
import { textInForce } from './texts.ts'

export function legalTextRoutes(app: App, platform: CustomerPlatform): void {
  const { db, brand, clock } = platform
  const print = async (reply: FastifyReply, printed: Printed) => {
    reply.header('content-disposition', `inline; filename="${paperName(brand, printed)}"`)
    return paperOf(platform, printed)
  }
  const agreed = async (accountId: string, textId: string) => {
    const text = await selectAgreedText(db, accountId, textId)
    // A text another member agreed to is reported as unknown.
    if (!text) throw new Problem('unknown_text')
    return text
  }
  serve(app, platform, contract.getLegalText, ({ params, query, language }) => {
    const text = textInForce(brand, params.document, {
      language: query.language ?? language,
      now: clock.now(),
    })
    return shownText(text, text.markdown)
  })
  serve(app, platform, contract.getLegalPdf, ({ params, query, language, reply }) =>
    print(
      reply,
      textInForce(brand, params.document, { language: query.language ?? language, now: clock.now() }),
    ),
  )
  serve(app, platform, contract.listConsents, async ({ viewer }) =>
    (await selectConsents(db, viewer.accountId)).map(({ kind, text_version, given_at, hash }) => ({
      kind,
      version: text_version,
      givenAt: given_at.toISOString(),
      textId: hash,
    })),
  )
  serve(app, platform, contract.getAgreedText, async ({ viewer, params }) => {
    const { document, language, version, markdown } = await agreed(viewer.accountId, params.textId)
    return shownText(
      { document: document as LegalDocument, language: language as Language, version },
      markdown,
    )
  })
  serve(app, platform, contract.getAgreedPdf, async ({ viewer, params, reply }) =>
    print(reply, await agreed(viewer.accountId, params.textId)),
  )
}
