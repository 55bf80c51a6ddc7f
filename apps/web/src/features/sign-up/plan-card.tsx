import { ANNUAL_SAVING_CENTS, PLAN_PRICE_CENTS, type Plan } from '@quintet/domain/pricing'
import { formatEuro } from '../../texts/format.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import styles from './plan-card.module.css'

type PlanCardProps = { plan: Plan; isChosen: boolean; onChoose: (plan: Plan) => void }

/** A plan, its price and what it saves. @spec decisions 3.23 */
export function PlanCard({ plan, isChosen, onChoose }: PlanCardProps) {
  const texts = useTexts()
  const words = useTextsOf(signUpTexts)
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
        <strong>{formatEuro(PLAN_PRICE_CENTS[plan], texts)}</strong> {words.periods[plan]}
      </span>
      {plan === 'annually' ? (
        <span className={styles.saving}>
          <span className={styles.save}>{words.save}</span>{' '}
          {words.saveExact(formatEuro(ANNUAL_SAVING_CENTS, texts))}
        </span>
      ) : (
        <span className={styles.saving}>{words.flexible}</span>
      )}
    </label>
  )
}
