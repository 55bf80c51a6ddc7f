import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { isBefore, leftAt } from './visits.ts'

type BackLinkProps = {
  to: '/feeds' | '/mails' | '/members' | '/money' | '/money/payouts' | '/titles'
  children: ReactNode
}

/** Leads from a screen to its list, as the list was left; a step back if that is where the operator came from. @spec decisions 13.54 */
export function BackLink({ to, children }: BackLinkProps) {
  const { history } = useRouter()
  const { search, state } = leftAt(to)
  const stepBack = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const { __TSR_index: place } = history.location.state
    if (opensElsewhere || !isBefore(to, place)) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link to={to} search={search} state={state} className={buttonClass('back')} onClick={stepBack}>
      <Icon drawing={ArrowLeft} />
      {children}
    </Link>
  )
}
