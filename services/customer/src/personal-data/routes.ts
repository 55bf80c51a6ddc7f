import { deleteUser, exportMailedData, exportUser } from '@quintet/contracts/personal-data'
import type { App } from '@quintet/platform/http/app'
import { clearCookie } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { serve } from '@quintet/platform/http/serve'
import type { CustomerPlatform } from '../platform.ts'
import { accountOfLink } from './mailed-link.ts'
import { eraseAccount, exportData } from './service.ts'

export function personalDataRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, exportUser, async ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"')
    return exportData(platform, viewer)
  })

  serve(app, platform, exportMailedData, async ({ query, reply }) => {
    const accountId = await accountOfLink(platform.db, query.token, platform.clock.now())
    const data = await exportData(platform, { accountId, deviceId: null })
    reply.headers({ 'content-disposition': 'attachment; filename="my-data.json"', 'x-robots-tag': 'noindex' })
    return data
  })

  serve(app, platform, deleteUser, async ({ viewer, reply }) => {
    const answer = await eraseAccount(platform, viewer)
    for (const name of [COOKIES.token, COOKIES.device, COOKIES.rememberedEmail]) clearCookie(reply, name)
    return answer
  })
}
