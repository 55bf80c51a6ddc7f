import type { Vertical } from '@quintet/domain/categories'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { useFavorite } from './use-favorite.ts'

type HeartProps = { id: number; vertical: Vertical; title: string; className?: string | undefined }

/** Puts a title among the favorites and takes it out again; for members. @spec catalogue 2.10.3 */
export function Heart({ id, vertical, title, className }: HeartProps) {
  const { heart } = useTexts()
  const { isFavorite, toggle } = useFavorite({ id, category: vertical })
  return (
    <IconButton
      className={className}
      icon="heart"
      isSolid={isFavorite}
      label={heart.label(title)}
      aria-pressed={isFavorite}
      onClick={toggle}
    />
  )
}
