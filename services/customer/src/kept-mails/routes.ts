/** Lists mails that were not handed to an SMTP server, for developers. @spec decisions 7.3 */
import { listMails } from '@quintet/contracts/system'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { selectMails } from './queries.ts'

export function keptMailRoutes(app: App, platform: Platform): void {
  serve(app, platform, listMails, ({ query }) => selectMails(platform.db, query.to))
}
