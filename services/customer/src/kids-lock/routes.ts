import { getPin, setPin, toggleKidsLock } from '@quintet/contracts/kids-lock'
import type { App } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { CustomerPlatform } from '../platform.ts'
import * as kidsLock from './service.ts'

export function kidsLockRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, getPin, async ({ viewer }) => ({ isSet: await kidsLock.hasPin(platform, viewer) }))

  serve(app, platform, setPin, async ({ viewer, body }) => {
    await kidsLock.setPin(platform, viewer, body.pinCode)
    return { isSet: true }
  })

  serve(app, platform, toggleKidsLock, async ({ viewer, body, language }) => ({
    status:
      body.pinCode === undefined
        ? await kidsLock.unlockByPassword(platform, viewer, body.password ?? '')
        : await kidsLock.toggleByPin(platform, viewer, body.pinCode, language),
  }))
}
