import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'

/** Ends a row of filters, once one of them narrows the list. */
export function ClearFilters({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { common } = useTexts()
  if (!isNarrowed) return null
  return (
    <Button look="plain" onClick={onClear}>
      {common.clearFilters}
    </Button>
  )
}
