/** Shows the member's reminders in the app. Loaded long after the page is there. @spec decisions 12.4 */
import { listReminders, type Reminder } from '@quintet/contracts/reminders'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import { isDueToRemind } from '@quintet/domain/live/reminders'
import { call } from '../../api/call.ts'
import { serviceNow } from '../../api/service-time.ts'
import { formatClock } from '../../texts/format-details.ts'
import type { Texts } from '../../texts/load-texts.ts'
import { reminderTexts } from '../../texts/reminder.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import type { Site } from '@quintet/contracts/page'

const LOOK_EVERY_MS = 60_000
/** The storage key of the reminders already shown in this browser. */
const TOLD_KEY = 'reminded'

type Watching = {
  site: Pick<Site, 'language' | 'renderedAt' | 'isMember'>
  texts: Texts
  open: (address: string) => void
}

/** Checks once a minute as long as the page is open. */
export function watchReminders(watching: Watching): void {
  const look = async () => {
    if (document.hidden) return
    // If the service cannot be reached, it is asked again in a minute.
    const reminders = await call(listReminders, {}).catch((): Reminder[] => [])
    const now = serviceNow(watching.site)
    for (const reminder of reminders)
      if (isDueToRemind(Date.parse(reminder.startsAt), now)) tell(reminder, watching)
  }
  void look()
  setInterval(() => void look(), LOOK_EVERY_MS)
}

function tell({ contentId, vertical, title, startsAt }: Reminder, { site, texts, open }: Watching): void {
  if (!noteTold(`${contentId} ${startsAt}`)) return
  const words = reminderTexts[site.language]
  showToast(words.soon(title, formatClock(startsAt, texts)), 'info', {
    label: words.open,
    run: () => open(itemAddress(vertical, contentId)),
    stays: true,
  })
}

/** Returns false if this browser has shown it before. */
function noteTold(what: string): boolean {
  try {
    const told = (localStorage.getItem(TOLD_KEY) ?? '').split('\n')
    if (told.includes(what)) return false
    localStorage.setItem(TOLD_KEY, [...told, what].slice(-20).join('\n'))
  } catch {
    // Without storage it is shown again on the next page, which is better than never.
  }
  return true
}
