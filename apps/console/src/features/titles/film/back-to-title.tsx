import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { useTexts } from '../../../texts/language.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Links from a title's subpage back to the title. */
export function BackToTitle({ id }: { id: number }) {
  const { film: words } = useTexts()
  return (
    <Link to="/titles/$id" params={{ id: String(id) }} className={buttonClass('back')}>
      <Icon drawing={ArrowLeft} />
      {words.back}
    </Link>
  )
}
