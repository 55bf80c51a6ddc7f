import { addReminder, removeReminder } from '@quintet/contracts/reminders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { remindersQuery } from '../../api/reminders.queries.ts'
import { reportFailure } from '../../shell/report.ts'

/** Tells whether the profile has a reminder for an event, and toggles it. */
export function useReminder(contentId: number) {
  const asker = useAsker()
  const cache = useQueryClient()
  const { queryKey } = remindersQuery(asker)
  const { data: isSet = false } = useQuery({
    ...remindersQuery(asker),
    enabled: asker.site.isMember,
    select: (reminders) => reminders.some((reminder) => reminder.contentId === contentId),
  })
  const change = async () => {
    try {
      const reminders = await call(isSet ? removeReminder : addReminder, { params: { contentId } })
      cache.setQueryData(queryKey, reminders)
    } catch (error) {
      reportFailure(error)
    }
  }
  return { isSet, toggle: () => void change() }
}
