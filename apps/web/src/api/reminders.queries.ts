/** What the profile wants to be reminded of: one list, replaced by every answer. */
import { listReminders, type Reminder } from '@quintet/contracts/reminders'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

/** The next first. */
export const remindersQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['reminders'],
    queryFn: ({ signal }): Promise<Reminder[]> => call(listReminders, {}, { signal }),
  })
