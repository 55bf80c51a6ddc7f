import { inOneFile } from '@quintet/contracts/operator/one-file'
import * as contract from '@quintet/contracts/operator/usage'
import { csvOf } from '@quintet/domain/basics/csv'
import { usageTable } from '@quintet/domain/money/usage'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import { fileOf } from '../money/file-of.ts'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function usageRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.readUsage, async ({ query, request }) => {
    const lines = await library.usage({ ...query, language: languageOf(request) })
    return { lines: lines.slice(0, contract.USAGE_LINES_MAX), total: totalOf(lines) }
  })
  serveOperator(app, platform, contract.exportUsage, async ({ query, request, reply }) => {
    const lines = inOneFile(await library.usage({ ...query, language: languageOf(request) }))
    reply.header('content-disposition', `attachment; filename="${fileOf('usage', query)}"`)
    return csvOf(usageTable(lines))
  })
}

function totalOf(lines: readonly contract.UsageLine[]) {
  const total = { lines: lines.length, starts: 0, seconds: 0, finished: 0 }
  for (const { starts, seconds, finished } of lines) {
    total.starts += starts
    total.seconds += seconds
    total.finished += finished
  }
  return total
}
