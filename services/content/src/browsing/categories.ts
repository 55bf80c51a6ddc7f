/** Categories and their genres. @spec decisions 4.5 */
import { Problem } from '@quintet/contracts/problem'
import { genreSlug, isVertical, KIDS_CATEGORY, VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryName } from '../catalogue/category-names.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import type { Asking } from './asking.ts'

/** A category and its genres: those listed in the specification, then any others in use. */
export function categoryTree(
  catalogue: Catalogue,
  category: string,
  { viewer, language, now }: Pick<Asking, 'viewer' | 'language' | 'now'>,
) {
  if (!isVertical(category) && category !== KIDS_CATEGORY) throw new Problem('unknown_category')
  const index = titlesFor(catalogue, viewer)
  return {
    id: category,
    category_name: categoryName(category, language),
    subcategories: genresFor((id) => index.genresOf(id, now), category).map((id) => ({
      id,
      category_name: categoryName(id, language),
    })),
  }
}

/** The genres shown for a category: the listed ones in their order, then any others in use, most used first. */
export function genresFor(genresOf: (category: string) => string[], category: string): string[] {
  if (category === KIDS_CATEGORY) return genresOf(KIDS_CATEGORY)
  if (!isVertical(category)) return category.includes(':') && genreSlug(category) !== '' ? [category] : []
  const inUse = genresOf(category)
  const listed = VERTICAL_FACTS[category].genres.map((slug) => `${category}:${slug}`)
  return [...listed.filter((id) => inUse.includes(id)), ...inUse.filter((id) => !listed.includes(id))]
}
