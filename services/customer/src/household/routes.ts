import * as contract from '@quintet/contracts/profiles'
import type { Profile } from '@quintet/contracts/user'
import { REMEMBER_DAYS } from '@quintet/domain/basics/product'
import type { App, Platform } from '@quintet/platform/http/app'
import { clearCookie, setCookie } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { serve } from '@quintet/platform/http/serve'
import type { FastifyReply } from 'fastify'
import * as household from './service.ts'

export function householdRoutes(app: App, platform: Platform): void {
  serve(app, platform, contract.listProfiles, ({ viewer }) =>
    household.profilesOf(platform.db, viewer.accountId),
  )
  serve(app, platform, contract.createProfile, ({ viewer, body }) =>
    household.createProfile(platform, viewer, body),
  )
  serve(app, platform, contract.updateProfile, async ({ viewer, params, body, reply }) => {
    const profile = await household.updateProfile(platform, viewer, params.id, body)
    if (params.id === viewer.profileId) speakLanguageOf(profile, reply)
    return profile
  })
  serve(app, platform, contract.deleteProfile, ({ viewer, params }) =>
    household.deleteProfile(platform, viewer, params.id),
  )
  serve(app, platform, contract.switchProfile, async ({ viewer, params, reply }) => {
    const profile = await household.switchProfile(platform, viewer, params.id)
    speakLanguageOf(profile, reply)
    return profile
  })
}

/**
 * Once chosen, a profile's language overrides the browser's; a profile without one uses the browser's, not the previous profile's.
 * @spec decisions 5.1
 */
function speakLanguageOf({ language }: Profile, reply: FastifyReply): void {
  if (language) setCookie(reply, COOKIES.language, language, REMEMBER_DAYS)
  else clearCookie(reply, COOKIES.language)
}
