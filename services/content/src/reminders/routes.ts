import * as contract from '@quintet/contracts/reminders'
import type { Language } from '@quintet/domain/basics/languages'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as reminders from './service.ts'

export function reminderRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const asked = (viewer: Member, language: Language) => ({
    db,
    catalogue,
    viewer,
    language,
    now: clock.now(),
  })

  serve(app, platform, contract.listReminders, ({ viewer, language }) =>
    reminders.listReminders(asked(viewer, language)),
  )

  serve(app, platform, contract.addReminder, async ({ viewer, language, params }) => {
    await reminders.addReminder(asked(viewer, language), params.contentId)
    return reminders.listReminders(asked(viewer, language))
  })

  serve(app, platform, contract.removeReminder, async ({ viewer, language, params }) => {
    await reminders.removeReminder(asked(viewer, language), params.contentId)
    return reminders.listReminders(asked(viewer, language))
  })
}
