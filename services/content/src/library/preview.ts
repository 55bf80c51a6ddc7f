/** What a title's page would show before the title is published. @spec decisions 13.20 */
import type { PREVIEW_VIEWERS } from '@quintet/contracts/operator/front-pages'
import { Problem } from '@quintet/contracts/problem'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database } from '@quintet/platform/db/database'
import { listRelated } from '../browsing/lists.ts'
import { wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { indexDraft } from '../catalogue/draft.ts'
import type { Title } from '../catalogue/title.ts'
import { titlesOnDevice } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

type Viewer = (typeof PREVIEW_VIEWERS)[number]

export type TitlePreview = {
  /** The path its page will have. */
  page: string
  /** The API responses for the title and what belongs to it; null if this viewer may not see it. */
  answers: { [About in 'item' | 'parts' | 'extras' | 'similar' | 'popular']: string } | null
}

/** Throws `unknown_content`. */
export async function previewTitle(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  { id, as, language, productId }: { id: number; as: Viewer; language: Language; productId: number },
  now: Date,
): Promise<TitlePreview> {
  const row = await queries.selectTitle(db, id, language)
  if (!row) throw new Problem('unknown_content')
  const isForChild = as === 'child'
  const index = await indexDraft(db, { id, productId, isForChild })
  const audience = as === 'visitor' ? 'visitor' : 'member'
  const ask = { viewer: null, audience, language, productId, now, spoilers: null } as const
  const title = index.find(id, now)
  const others = titlesOnDevice(catalogue, isForChild)
  const wire = (titles: readonly Title[]) => withOpenPictures(wireList(titles, ask))
  return {
    page: isForChild ? `/kids/${id}` : itemAddress(row.vertical, id),
    answers: title && {
      item: wire([title]),
      parts: wire(index.childrenOf(id)),
      extras: wire(index.extrasOf(id)),
      similar: wire(listRelated(others, title, 'similar', now)),
      popular: wire(listRelated(others, title, 'popular', now)),
    },
  }
}

/** The members' address refuses pictures of hidden titles, so this uses the console's. */
function withOpenPictures(wire: Buffer): string {
  return wire
    .toString()
    .replaceAll(/\/media\/pictures\/([\w-]{1,100})\/(\d{1,5})\.webp/g, '/api/operator/pictures/$1?width=$2')
}
