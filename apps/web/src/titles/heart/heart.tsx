import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { useFavorite } from './use-favorite.ts'

type HeartProps = { id: number; vertical: Vertical; title: string; className?: string | undefined }

/** Adds a title to the favorites and removes it; for members. @spec catalogue 2.10.3 */
export function Heart({ id, vertical, title, className }: HeartProps) {
  const { isFavorite, toggle } = useFavorite({ id, category: vertical })
  return <HeartButton name={title} isFavorite={isFavorite} onClick={toggle} className={className} />
}

type HeartButtonProps = {
  name: string
  isFavorite: boolean
  onClick: () => void
  className?: string | undefined
}

/** The heart button for anything with a name. */
export function HeartButton({ name, isFavorite, onClick, className }: HeartButtonProps) {
  const { heart } = useTexts()
  return (
    <IconButton
      className={className}
      icon="heart"
      isSolid={isFavorite}
      label={heart.label(name)}
      aria-pressed={isFavorite}
      onClick={onClick}
    />
  )
}
