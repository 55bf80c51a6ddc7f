import { enterKidsArea, getPin, openYouthTitles, setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import type { CustomerPlatform } from '../platform.ts'
import { takeNonce } from '../social-log-in/index.ts'
import * as kidsLock from './service.ts'

export function kidsLockRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, getPin, async ({ viewer }) => ({ isSet: await kidsLock.hasPin(platform, viewer) }))

  serve(app, platform, setPin, async ({ viewer, body }) => {
    await kidsLock.setPin(platform, viewer, body.pinCode)
    return { isSet: true }
  })

  serve(app, platform, openYouthTitles, async ({ viewer, body, language }) => {
    const until = await kidsLock.openYouthTitles(platform, viewer, body.pinCode, language)
    return { opensUntil: until.toISOString() }
  })

  serve(app, platform, enterKidsArea, async ({ viewer }) => ({
    status: await kidsLock.enterKidsArea(platform, viewer),
  }))

  serve(app, platform, toggleKidsLock, async ({ viewer, body, language, request, reply }) => {
    const { pinCode, password, social } = body
    if (pinCode !== undefined)
      return { status: await kidsLock.toggleByPin(platform, viewer, pinCode, language) }
    if (social === undefined)
      return { status: await kidsLock.unlockByPassword(platform, viewer, password ?? '') }
    const proof = { ...social, nonce: takeNonce(request, reply), client: clientOf(request) }
    return { status: await kidsLock.unlockByProvider(platform, viewer, proof) }
  })
}
