import * as contract from '@quintet/contracts/playback'
import { Problem } from '@quintet/contracts/problem'
import type { App, Platform } from '@quintet/platform/http/app'
import { embedOrigin } from '@quintet/platform/http/origins'
import { serve } from '@quintet/platform/http/serve'
import { continuePlayback } from './continue.ts'
import { reportPosition } from './heartbeat/heartbeat.ts'
import type { PlaybackParts } from './parts.ts'
import { listPlayback } from './running-list.ts'
import * as playback from './service.ts'
import { startPlayback } from './start.ts'

export function playbackRoutes(app: App, platform: Platform, parts: PlaybackParts): void {
  const { config } = platform

  serve(app, platform, contract.startPlayback, ({ viewer, body, language, request }) =>
    startPlayback(parts, viewer, {
      ...body,
      language,
      embedOrigin: embedOrigin(config, request),
    }),
  )
  serve(app, platform, contract.listPlayback, ({ viewer, language }) => listPlayback(parts, viewer, language))
  serve(app, platform, contract.reportPosition, ({ viewer, params, body }) =>
    reportPosition(parts, viewer, params.id, body),
  )
  serve(app, platform, contract.continuePlayback, ({ viewer, params, body, language, request }) =>
    continuePlayback(parts, viewer, {
      streamId: params.id,
      ...body,
      language,
      embedOrigin: embedOrigin(config, request),
    }),
  )
  serve(app, platform, contract.endPlayback, async ({ viewer, params }) => {
    await playback.endPlayback(parts, viewer, params.id)
  })
  serve(app, platform, contract.getTrailer, ({ viewer, params }) => {
    if (params.productId !== config.productId) throw new Problem('unknown_product')
    return playback.openTrailer(parts, viewer, params.id)
  })
}
