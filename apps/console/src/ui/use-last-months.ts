import { monthOf, monthPlus } from '@quintet/domain/basics/calendar'
import { useState } from 'react'
import { serviceNow } from '../api/service-clock.ts'

/** The current month by the service's clock and those before it, newest first. */
export function useLastMonths(count: number): string[] {
  const [running] = useState(() => monthOf(serviceNow()))
  return Array.from({ length: count }, (_, back) => monthPlus(running, -back))
}
