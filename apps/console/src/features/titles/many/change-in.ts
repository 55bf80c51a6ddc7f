/** Reads the form that edits many titles. */
import type { ManyChange } from '@quintet/contracts/operator/many-titles'
import { isSpan } from '@quintet/domain/catalogue/title-sheet'
import { chosenIn, textOf } from '../../../ui/form-text.ts'
import { countriesIn } from '../countries-in.ts'
import { fromLocal } from '../../../ui/local-time.ts'

/** `nothing`: nothing is to change. `span`: the window ends before it begins. */
export function changeIn(data: FormData): ManyChange | 'nothing' | 'span' {
  const lists = {
    addCategories: chosenIn(data, 'addCategories'),
    removeCategories: chosenIn(data, 'removeCategories'),
    addTags: chosenIn(data, 'addTags'),
    removeTags: chosenIn(data, 'removeTags'),
  }
  const rights = {
    from: fromLocal(textOf(data, 'from'), null),
    until: fromLocal(textOf(data, 'until'), null),
  }
  if (data.has('rights') && !isSpan(rights.from, rights.until)) return 'span'
  const priceCents = Math.round(Number(textOf(data, 'price')) * 100)
  const change = {
    ...lists,
    ...(data.has('rating') && {
      rating: { guidance: textOf(data, 'guidance') || null, descriptors: chosenIn(data, 'descriptors') },
    }),
    ...(data.has('rights') && { rights }),
    ...(data.has('inCountries') && { countries: countriesIn(data) }),
    ...(data.has('rental') && {
      rental: priceCents > 0 ? { priceCents, currency: 'EUR' as const } : null,
    }),
  }
  const isSaid = Object.keys(change).length > Object.keys(lists).length
  return isSaid || Object.values(lists).some((list) => list.length > 0) ? change : 'nothing'
}
