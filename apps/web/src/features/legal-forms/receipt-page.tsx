import type { Receipt } from '@quintet/contracts/declarations'
import { theBrand } from '../../brand/brand.ts'
import { formatDate, formatBroadcastTime } from '../../texts/format-details.ts'
import { legalFormsTexts } from '../../texts/legal-forms.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import styles from './legal-forms.module.css'

type ReceiptPageProps = {
  receipt: Receipt
  email: string
  words: { title: string; next: string; file: string }
  facts: readonly (readonly [label: string, value: string | undefined])[]
}

/** The receipt, with what was received and when: to save as a file, to print, and sent by mail. @spec law 2.4 */
export function ReceiptPage({ receipt, email, words, facts }: ReceiptPageProps) {
  const texts = useTexts()
  const legalForms = useTextsOf(legalFormsTexts)
  const received = legalForms.receivedAt(
    formatDate(new Date(receipt.receivedAt), texts),
    formatBroadcastTime(receipt.receivedAt, texts),
  )
  const shown = [
    [legalForms.received, received] as const,
    [legalForms.number, receipt.id] as const,
    ...facts,
  ].filter(([, value]) => value)
  const file = [
    words.title,
    theBrand().company.name,
    '',
    ...shown.map(([label, value]) => `${label}: ${value}`),
  ]
  return (
    <FormPage
      title={words.title}
      lead={receipt.isMailed ? legalForms.sentTo(email) : legalForms.notMailed}
      isLong
    >
      <dl className={styles.facts}>
        {shown.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.next}</p>
      <div className={styles.keep} data-screen-only>
        <a
          className={buttonClass('primary')}
          download={`${words.file}-${receipt.id}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file.join('\r\n'))}`}
        >
          {legalForms.save}
        </a>
        <Button look="quiet" onClick={() => print()}>
          {legalForms.print}
        </Button>
      </div>
    </FormPage>
  )
}
