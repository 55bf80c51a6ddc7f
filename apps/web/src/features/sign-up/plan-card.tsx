import type { Plan } from '@quintet/domain/membership/pricing'
import { theOffer, thePrice, theSaving } from '../../brand/offer.ts'
import { formatCents } from '../../texts/format.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import styles from './plan-card.module.css'

type PlanCardProps = {
  plan: Plan
  country: string | null
  isChosen: boolean
  onChoose: (plan: Plan) => void
}

/** A plan with its price and saving. @spec decisions 3.23 */
export function PlanCard({ plan, country, isChosen, onChoose }: PlanCardProps) {
  const texts = useTexts()
  const words = useTextsOf(signUpTexts)
  const saving = theSaving(country)
  return (
    <label className={styles.plan}>
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        onChange={() => onChoose(plan)}
        className={styles.radio}
      />
      <span className={styles.name}>{words[plan]}</span>
      <span className={styles.price}>
        <strong>{formatCents(thePrice(plan, country), texts)}</strong> {words.periods[plan]}
        {words.tax(theOffer().tax)}
      </span>
      {plan === 'annually' && saving.cents > 0 ? (
        <span className={styles.saving}>
          <span className={styles.save}>{words.save(saving.percent)}</span>{' '}
          {words.saveExact(formatCents(saving, texts))}
        </span>
      ) : (
        <span className={styles.saving}>{words.flexible[plan]}</span>
      )}
    </label>
  )
}
