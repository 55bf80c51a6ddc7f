import { trialDays } from '@quintet/domain/membership/trial'
import { theOffer, thePrice } from '../../brand/offer.ts'
import { formatCents } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Pillars } from '../../ui/form-page/pillars.tsx'
import styles from './sign-up.module.css'
import { useTrialEnd } from './use-trial-end.ts'
import type { Wizard } from './use-wizard.ts'
import { draftWithOffer } from './wizard.ts'

/** A longer trial, offered once to users about to leave. Declining is as easy as accepting. @spec accounts 4.6 */
export function SpecialOfferStep({ wizard, onRefuse }: { wizard: Wizard; onRefuse: () => void }) {
  const { draft, next } = wizard
  const texts = useTexts()
  const { specialOffer, periods, tax, notice } = useTextsOf(signUpTexts)
  const end = useTrialEnd('special')
  const { frequency } = draft.paymentMethod
  const [days, usual] = [trialDays(theOffer(), 'special'), trialDays(theOffer(), undefined)]
  const price = formatCents(thePrice(frequency, draft.country), texts)
  return (
    <div className={styles.form}>
      <Pillars className={styles.pillars} />
      <p className={styles.lead}>{specialOffer.text(days, usual)}</p>
      <p>
        {specialOffer.terms(formatDate(end, texts), price, `${periods[frequency]}${tax(theOffer().tax)}`)}
      </p>
      <p>{notice[frequency](true)}</p>
      <div className={styles.choice}>
        <Button isLarge onClick={() => next(draftWithOffer)}>
          {specialOffer.accept(days)}
        </Button>
        <Button look="quiet" isLarge onClick={onRefuse}>
          {specialOffer.refuse}
        </Button>
      </div>
    </div>
  )
}
