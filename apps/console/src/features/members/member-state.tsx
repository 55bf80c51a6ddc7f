import type { MemberLine } from '@quintet/contracts/operator/members'
import { useTexts } from '../../texts/language.tsx'
import { Badge } from '../../ui/panel.tsx'

const TONES = {
  trialing: 'neutral',
  active: 'good',
  past_due: 'bad',
  paused: 'neutral',
  ended: 'neutral',
  none: 'neutral',
} as const

/** The state of a membership as a badge. */
export function MemberState({ state }: Pick<MemberLine, 'state'>) {
  const texts = useTexts()
  return <Badge tone={TONES[state ?? 'none']}>{texts.members.states[state ?? 'none']}</Badge>
}
