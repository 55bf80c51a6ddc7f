import type { DeclarationState } from '@quintet/contracts/declarations'
import type { PostedForm } from '@quintet/contracts/page'
import { formatBroadcastTime, formatDate } from '../../texts/format-details.ts'
import { legalFormsTexts } from '../../texts/legal-forms.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { PostingForm } from '../../forms/posting-form/posting-form.tsx'
import { sayFailure } from '../../forms/posting-form/say-failure.ts'
import styles from './legal-forms.module.css'

type DeclarationPageProps = {
  token: string
  /** Null if the link was never sent to anybody. */
  declaration: DeclarationState | null
  posted: PostedForm | null
}

/**
 * The page behind the link in a declaration's receipt: one button puts the declaration into effect, the other withdraws it. Opening the
 * page does neither, so that programs that follow links cancel nothing. @spec decisions 3.9
 */
export function DeclarationPage({ token, declaration, posted }: DeclarationPageProps) {
  const texts = useTexts()
  const legalForms = useTextsOf(legalFormsTexts)
  if (!declaration)
    return <Outcome title={legalForms.link.unknown.title} text={legalForms.link.unknown.text} />
  const { kind, state, receivedAt } = declaration
  const words = legalForms[kind].link
  if (state !== 'open') return <Outcome {...words[state]} />
  const received = legalForms.receivedAt(
    formatDate(new Date(receivedAt), texts),
    formatBroadcastTime(receivedAt, texts),
  )
  return (
    <FormPage title={words.title} lead={legalForms.link.receivedOn(received)} isLong>
      <p>{words.text}</p>
      <PostingForm action="/declaration" failure={sayFailure(posted, texts.error.failed, texts)}>
        <input type="hidden" name="token" value={token} />
        <div className={styles.keep}>
          <Button type="submit" name="choice" value="confirm" isLarge>
            {words.confirm}
          </Button>
          <Button type="submit" name="choice" value="undo" look="quiet" isLarge>
            {words.undo}
          </Button>
        </div>
      </PostingForm>
    </FormPage>
  )
}

function Outcome({ title, text }: { title: string; text: string }) {
  const { link } = useTextsOf(legalFormsTexts)
  return (
    <FormPage title={title} lead={text} isLong>
      <p>
        <ButtonLink to="/">{link.home}</ButtonLink>
      </p>
    </FormPage>
  )
}
