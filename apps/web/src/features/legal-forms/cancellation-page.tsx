import { CANCELLATION_KINDS, type Receipt } from '@quintet/contracts/declarations'
import type { PostedForm } from '@quintet/contracts/page'
import { theBrand } from '../../brand/brand.ts'
import { formatDay } from '../../texts/format-details.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { legalFormsTexts } from '../../texts/legal-forms.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { sayFailure } from '../../forms/posting-form/say-failure.ts'
import { PostingForm } from '../../forms/posting-form/posting-form.tsx'
import { Declarer } from './declarer.tsx'
import { ReceiptPage } from './receipt-page.tsx'
import styles from './legal-forms.module.css'

/**
 * The cancellation form: only the fields that the law allows, no log-in, and one button with the wording required by law.
 * @spec law 3.2, law 2.2
 */
export function CancellationPage({ posted }: { posted: PostedForm | null }) {
  const texts = useTexts()
  const legalForms = useTextsOf(legalFormsTexts)
  const { cancellation } = legalForms
  const values = posted?.values ?? {}
  const { effectiveDate } = values
  if (posted?.answer)
    return (
      <ReceiptPage
        receipt={posted.answer as Receipt}
        email={values['email'] ?? ''}
        words={cancellation.receipt}
        facts={[
          [
            cancellation.kind,
            cancellation.kinds[values['kind'] === 'extraordinary' ? 'extraordinary' : 'ordinary'],
          ],
          [cancellation.reason, values['reason']],
          [legalForms.name, values['name']],
          [legalForms.email, values['email']],
          [legalForms.referenceShort, values['reference']],
          [
            cancellation.effectiveShort,
            effectiveDate ? formatDay(effectiveDate, texts) : cancellation.earliest,
          ],
        ]}
      />
    )
  const errors = messagesIn(texts, posted?.errors ?? {})
  const chosen = values['kind'] === 'extraordinary' ? 'extraordinary' : 'ordinary'
  return (
    <FormPage title={texts.titles.cancellation} lead={cancellation.lead} isLong>
      <PostingForm
        action="/kuendigen"
        failure={sayFailure(posted, legalForms.failed(theBrand().company.email), texts)}
      >
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>{cancellation.kind}</legend>
          {CANCELLATION_KINDS.map((kind) => (
            <label key={kind} className={styles.kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === chosen}
                className={`${styles.radio} ${kind === 'ordinary' ? styles.ordinary : ''}`}
              />
              <strong>{cancellation.kinds[kind]}</strong>
              <span className={styles.kindHint}>{cancellation.kindHints[kind]}</span>
            </label>
          ))}
          <div className={styles.reason}>
            <TextArea
              label={cancellation.reason}
              name="reason"
              rows={3}
              defaultValue={values['reason'] ?? ''}
              error={errors['reason']}
              maxLength={2000}
            />
          </div>
        </fieldset>
        <Declarer values={values} errors={errors} />
        <Field
          label={cancellation.effective}
          hint={cancellation.effectiveHint}
          name="effectiveDate"
          type="date"
          defaultValue={values['effectiveDate'] ?? ''}
          error={errors['effectiveDate']}
        />
        <Button type="submit" isLarge lang="de">
          Jetzt kündigen
        </Button>
        {cancellation.buttonNote && <p className={styles.note}>{cancellation.buttonNote}</p>}
      </PostingForm>
    </FormPage>
  )
}
