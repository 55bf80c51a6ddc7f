import type { Receipt } from '@quintet/contracts/declarations'
import type { PostedForm } from '@quintet/contracts/page'
import { theBrand } from '../../brand/brand.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { legalFormsTexts } from '../../texts/legal-forms.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { sayFailure } from '../../forms/posting-form/say-failure.ts'
import { PostingForm } from '../../forms/posting-form/posting-form.tsx'
import { Declarer } from './declarer.tsx'
import { ReceiptPage } from './receipt-page.tsx'
import styles from './legal-forms.module.css'

/**
 * The withdrawal form: the declarer, the contract, the address for the receipt, and one button (section 356a BGB). @spec law 2.3, law 2.2
 */
export function WithdrawalPage({ posted }: { posted: PostedForm | null }) {
  const texts = useTexts()
  const legalForms = useTextsOf(legalFormsTexts)
  const { withdrawal } = legalForms
  const values = posted?.values ?? {}
  if (posted?.answer)
    return (
      <ReceiptPage
        receipt={posted.answer as Receipt}
        email={values['email'] ?? ''}
        words={withdrawal.receipt}
        facts={[
          [legalForms.name, values['name']],
          [legalForms.email, values['email']],
          [legalForms.referenceShort, values['reference']],
        ]}
      />
    )
  return (
    <FormPage title={texts.titles.withdrawal} lead={withdrawal.lead} isLong>
      <PostingForm
        action="/widerrufen"
        failure={sayFailure(posted, legalForms.failed(theBrand().company.email), texts)}
      >
        <p>{withdrawal.declaration}</p>
        <Declarer values={values} errors={messagesIn(texts, posted?.errors ?? {})} />
        <Button type="submit" isLarge lang="de">
          Widerruf bestätigen
        </Button>
        {withdrawal.buttonNote && <p className={styles.note}>{withdrawal.buttonNote}</p>}
      </PostingForm>
    </FormPage>
  )
}
