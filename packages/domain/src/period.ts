/** How long a paid period lasts. @spec accounts 3, decisions 3 */
import type { Plan } from './pricing.ts'

const MONTHS: Record<Plan, number> = { monthly: 1, annually: 12 }

/** The end of the period that starts at `start`: the same day of a later month, or that month's last day. */
export function periodEnd(start: Date, plan: Plan): Date {
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + MONTHS[plan])
  const daysInMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), daysInMonth))
  return end
}
