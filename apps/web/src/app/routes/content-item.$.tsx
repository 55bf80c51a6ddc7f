import { createFileRoute, redirect } from '@tanstack/react-router'
import { itemTarget } from '../../titles/open-item.ts'
import { verticalOf } from '../../api/card.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CategoryLinks } from '../category-links.tsx'
import { loadItem } from '../load-item.ts'
import styles from '../message-page.module.css'

// The title placeholder page. With a title's id it redirects to that title's page. @spec catalogue 2.1.2
export const Route = createFileRoute('/content-item/$')({
  loader: async ({ context, params: { _splat: id = '' } }) => {
    if (!isItemId(id)) return
    const item = await loadItem(context, id)
    throw redirect({
      ...itemTarget({ vertical: verticalOf(item), id: item.contentitem_id }),
      statusCode: 301,
    })
  },
  // A title's own page has its own name; without such a title the page is not found.
  head: ({ match: { context }, params: { _splat: id = '' } }) =>
    isItemId(id) ? {} : { meta: [{ title: context.texts.titleOf(context.texts.titles.anyTitle) }] },
  component: Placeholder,
})

function isItemId(id: string): boolean {
  return /^\d+$/.test(id)
}

function Placeholder() {
  const { titles } = useTexts()
  const item = useTextsOf(detailTexts)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{titles.anyTitle}</h1>
      <p className={styles.text}>{item.placeholder.text}</p>
      <CategoryLinks />
    </div>
  )
}
