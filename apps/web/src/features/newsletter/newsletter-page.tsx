import type { PostedForm } from '@quintet/contracts/page'
import { messagesIn } from '../../texts/messages-in.ts'
import { newsletterBoxTexts } from '../../texts/newsletter-box.ts'
import { newsletterTexts } from '../../texts/newsletter.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FormPage } from '../../ui/form-page/form-page.tsx'
import { PostingForm } from '../../forms/posting-form/posting-form.tsx'
import { sayFailure } from '../../forms/posting-form/say-failure.ts'
import { NewsletterConsent } from '../../forms/newsletter-box/newsletter-consent.tsx'

/** The page that the footer's form posts to without script. @spec accounts 2.4 */
export function NewsletterPage({ posted }: { posted: PostedForm | null }) {
  const texts = useTexts()
  const newsletter = useTextsOf(newsletterTexts)
  const box = useTextsOf(newsletterBoxTexts)
  const email = posted?.values['email'] ?? ''
  if (posted?.answer !== undefined)
    return <Outcome title={newsletter.sentTitle} text={newsletter.sentText(email)} />
  return (
    <FormPage title={texts.titles.newsletter} lead={newsletter.lead} isLong>
      <PostingForm action="/newsletter" failure={sayFailure(posted, box.failed, texts)}>
        <Field
          label={box.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={messagesIn(texts, posted?.errors ?? {})['email']}
          required
        />
        <NewsletterConsent />
        <Button type="submit" isLarge>
          {box.subscribe}
        </Button>
      </PostingForm>
    </FormPage>
  )
}

type LinkPageProps = { token: string; isKnown: boolean; posted: PostedForm | null }

/** The page behind the mailed link; only its button confirms, so that programs that open links do not. @spec decisions 3.8 */
export function NewsletterConfirmPage({ token, isKnown, posted }: LinkPageProps) {
  const texts = useTexts()
  const newsletter = useTextsOf(newsletterTexts)
  const box = useTextsOf(newsletterBoxTexts)
  if (posted?.answer) return <Outcome title={newsletter.confirmedTitle} text={newsletter.confirmedText} />
  if (!isKnown || posted?.failure?.code === 'unknown_newsletter') return <UnknownLink />
  return (
    <FormPage title={texts.titles.confirmNewsletter} lead={newsletter.confirmLead} isLong>
      <PostingForm action="/newsletter/confirm" failure={sayFailure(posted, box.failed, texts)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" isLarge>
          {newsletter.confirm}
        </Button>
      </PostingForm>
    </FormPage>
  )
}

/** The page behind the unsubscribe link in every issue. */
export function NewsletterEndPage({ token, isKnown, posted }: LinkPageProps) {
  const texts = useTexts()
  const newsletter = useTextsOf(newsletterTexts)
  if (posted?.answer !== undefined)
    return <Outcome title={newsletter.endedTitle} text={newsletter.endedText} />
  if (!isKnown || posted?.failure?.code === 'unknown_newsletter') return <UnknownLink />
  return (
    <FormPage title={texts.titles.endNewsletter} lead={newsletter.endLead} isLong>
      <PostingForm action="/newsletter/end" failure={sayFailure(posted, texts.error.failed, texts)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" isLarge>
          {newsletter.end}
        </Button>
      </PostingForm>
    </FormPage>
  )
}

function UnknownLink() {
  const newsletter = useTextsOf(newsletterTexts)
  return <Outcome title={newsletter.unknownTitle} text={newsletter.unknownText} />
}

function Outcome({ title, text }: { title: string; text: string }) {
  const newsletter = useTextsOf(newsletterTexts)
  return (
    <FormPage title={title} lead={text} isLong>
      <p>
        <ButtonLink to="/">{newsletter.home}</ButtonLink>
      </p>
    </FormPage>
  )
}
