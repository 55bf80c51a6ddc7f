import * as contract from '@quintet/contracts/operator/jobs'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function jobRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.listJobs, ({ request }) => library.jobs(languageOf(request)))
  serveOperator(app, platform, contract.runJobAgain, ({ params, change }) =>
    change(async (tx) => {
      await library.runJobAgain(tx, params.id)
      return { answer: { changed: true }, action: 'job_run_again', subject: 'job', subjectId: params.id }
    }),
  )
}
