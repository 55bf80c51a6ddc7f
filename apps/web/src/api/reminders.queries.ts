/** The profile's reminders: one list, replaced by every response. */
import { listReminders, type Reminder } from '@quintet/contracts/reminders'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

/** Soonest first. */
export const remindersQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['reminders'],
    queryFn: ({ signal }): Promise<Reminder[]> => call(listReminders, {}, { signal }),
  })
