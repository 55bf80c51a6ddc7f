import { scheduleTitles } from '@quintet/contracts/operator/titles'
import { NO_SCHEDULE, type TitleSchedule } from '@quintet/domain/catalogue/title-schedule'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { planIn } from './schedule-fields.tsx'

/** Schedules titles; `null` cancels what is scheduled. */
export function useSchedule(ids: readonly number[], before: TitleSchedule, onDone?: () => void) {
  const { schedule: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [isWrong, setIsWrong] = useState(false)
  const planning = useMutation({
    mutationFn: (plan: TitleSchedule | null) =>
      call(scheduleTitles, { body: { ids: [...ids], ...(plan ?? NO_SCHEDULE) } }),
    onSuccess(_, plan) {
      toast(plan ? words.planned : words.takenBack)
      void queryClient.invalidateQueries({ queryKey: ['title'] })
      void queryClient.invalidateQueries({ queryKey: ['titles'] })
      onDone?.()
    },
  })
  const read = (data: FormData) => {
    const plan = planIn(data, before)
    setIsWrong(plan === null)
    return plan
  }
  return {
    planning,
    isWrong,
    /** Returns what the form says; null if it shows an error instead. */
    read,
    submit: (data: FormData) => {
      const plan = read(data)
      if (plan) planning.mutate(plan.publishAt === null && plan.withdrawAt === null ? null : plan)
    },
    takeBack: () => planning.mutate(null),
  }
}
