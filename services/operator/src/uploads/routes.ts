import { previewUploads } from '@quintet/contracts/operator/upload-preview'
import * as contract from '@quintet/contracts/operator/uploads'
import { Problem } from '@quintet/contracts/problem'
import { hasRight } from '@quintet/domain/operation/operator'
import type { App, Platform } from '@quintet/platform/http/app'
import { API_PREFIX, languageOf, refuseForeignOrigin } from '@quintet/platform/http/serve'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import type { UploadDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import { identifyOperator } from '../sessions/identify.ts'

/** @spec decisions 9.22 */
export function uploadRoutes(app: App, platform: Platform, uploads: UploadDesk): void {
  serveOperator(app, platform, contract.listUploads, ({ operator: { email } }) => uploads.list(email))
  serveOperator(app, platform, previewUploads, ({ body, operator: { email }, request }) =>
    uploads.preview({ ...body, operator: email, language: languageOf(request) }),
  )
  serveOperator(app, platform, contract.takeUploads, ({ body, operator: { email }, change }) =>
    change(async (tx, now) => {
      const places = await uploads.take(tx, { ...body, operator: email }, now)
      const after = { places: places.slice(0, 50), files: places.length, isDraft: body.isDraft }
      return { answer: { changed: true }, action: 'uploads_taken', ...upload(body.ids[0] ?? ''), after }
    }),
  )
  serveOperator(app, platform, contract.removeUpload, ({ params: { id }, operator: { email }, change }) =>
    change(async (tx) => {
      const path = await uploads.remove(tx, id, email)
      return { answer: { changed: true }, action: 'upload_removed', ...upload(id), before: { path } }
    }),
  )
  protocolRoutes(app, platform, uploads)
}

function upload(id: string) {
  return { subject: 'upload', subjectId: id } as const
}

/** The bytes bypass body validation, since the protocol has its own checks; access is checked as everywhere. */
function protocolRoutes(app: App, platform: Platform, uploads: UploadDesk): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    for (const url of [contract.UPLOAD_FILES_PATH, `${contract.UPLOAD_FILES_PATH}/:id`])
      scope.route({
        method: ['POST', 'HEAD', 'PATCH'],
        url: API_PREFIX + url,
        async handler(request, reply) {
          const { email, role } = await identifyOperator(platform, request.cookies[COOKIES.operator])
          if (!hasRight(role, 'edit')) throw new Problem('not_permitted')
          if (request.method !== 'HEAD') refuseForeignOrigin(request, 'cookie', platform.config.publicOrigin)
          reply.hijack()
          await uploads.speak(request.raw, reply.raw, email)
        },
      })
  })
}
