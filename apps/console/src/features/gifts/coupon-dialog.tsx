/** Issues a coupon. */
import { issueCoupon } from '@quintet/contracts/operator/gifts'
import {
  COUPON_AUDIENCES,
  COUPON_CENTS_MAX,
  COUPON_PERCENT_MAX,
  COUPON_PERIODS_MAX,
  COUPON_USES_MAX,
} from '@quintet/domain/membership/coupon'
import { PLANS, type Plan } from '@quintet/domain/membership/pricing'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { couponsQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Labelled, Select } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import { ProvenForm } from '../../ui/proven-form.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './gifts.module.css'
import { NoteAndLastDay } from './note-and-last-day.tsx'

const LASTS_DAYS = 365
const CODE_MAX = 40

type Choices = {
  kind: 'percent' | 'cents'
  currency: string
  audience: (typeof COUPON_AUDIENCES)[number]
  plan: Plan | ''
}

type CouponDialogProps = {
  /** The currencies that members pay in; the first one is preset. */
  currencies: readonly string[]
  onClose: () => void
}

export function CouponDialog({ currencies, onClose }: CouponDialogProps) {
  const { gifts: words, proof } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [choices, setChoices] = useState<Choices>({
    kind: 'percent',
    currency: currencies[0] ?? '',
    audience: 'new',
    plan: '',
  })
  return (
    <Dialog title={words.issueCoupon} lead={words.issueCouponLead} onClose={onClose}>
      <ProvenForm
        submit={words.issueCoupon}
        proofLead={proof.money}
        act={(data) => call(issueCoupon, { body: couponIn(data, choices) })}
        onClose={onClose}
        onDone={({ code }) => {
          onClose()
          toast(words.issued(code))
          void queryClient.invalidateQueries({ queryKey: couponsQuery.queryKey })
        }}
      >
        <Field
          label={words.code}
          hint={words.codeHint}
          name="code"
          maxLength={CODE_MAX}
          pattern="[A-Za-z0-9 \-]{3,40}"
          autoComplete="off"
          required
        />
        <DiscountFields choices={choices} currencies={currencies} onPick={setChoices} />
        <Audience choices={choices} onPick={setChoices} />
        <Field
          label={words.maxUses}
          hint={words.maxUsesHint}
          name="maxUses"
          type="number"
          min={1}
          max={COUPON_USES_MAX}
        />
        <NoteAndLastDay days={LASTS_DAYS} />
      </ProvenForm>
    </Dialog>
  )
}

type DiscountFieldsProps = {
  choices: Choices
  currencies: readonly string[]
  onPick: (choices: Choices) => void
}

/** The amount of the discount, and how often it applies. */
function DiscountFields({ choices, currencies, onPick }: DiscountFieldsProps) {
  const { gifts: words } = useTexts()
  const { kind, currency } = choices
  return (
    <>
      <div className={styles.pair}>
        <Labelled label={words.kind}>
          <Select
            label={words.kind}
            value={kind}
            options={(['percent', 'cents'] as const).map((each) => [each, words.kinds[each]])}
            onPick={(picked) => onPick({ ...choices, kind: picked })}
          />
        </Labelled>
        {kind === 'percent' ? (
          <Field
            label={words.percent}
            name="percent"
            type="number"
            min={1}
            max={COUPON_PERCENT_MAX}
            required
          />
        ) : (
          <Field
            label={words.amount}
            name="amount"
            type="number"
            inputMode="decimal"
            min="0.01"
            max={COUPON_CENTS_MAX / 100}
            step="0.01"
            required
          />
        )}
        {kind === 'cents' && (
          <Labelled label={words.currency}>
            <Select
              label={words.currency}
              value={currency}
              options={currencies.map((each) => [each, each])}
              onPick={(picked) => onPick({ ...choices, currency: picked })}
            />
          </Labelled>
        )}
      </div>
      <Field
        label={words.periods}
        name="periods"
        type="number"
        min={1}
        max={COUPON_PERIODS_MAX}
        defaultValue={1}
        required
      />
    </>
  )
}

function Audience({ choices, onPick }: { choices: Choices; onPick: (choices: Choices) => void }) {
  const { gifts: words, money } = useTexts()
  return (
    <div className={styles.pair}>
      <Labelled label={words.audience}>
        <Select
          label={words.audience}
          value={choices.audience}
          options={COUPON_AUDIENCES.map((each) => [each, words.audiences[each]])}
          onPick={(audience) => onPick({ ...choices, audience })}
        />
      </Labelled>
      <Labelled label={words.plan}>
        <Select
          label={words.plan}
          value={choices.plan}
          options={[['', words.anyPlan], ...PLANS.map((each) => [each, money.plans[each]] as const)]}
          onPick={(plan) => onPick({ ...choices, plan })}
        />
      </Labelled>
    </div>
  )
}

function couponIn(data: FormData, { kind, currency, audience, plan }: Choices) {
  const maxUses = textOf(data, 'maxUses')
  return {
    code: textOf(data, 'code'),
    discount:
      kind === 'percent'
        ? { percent: Number(textOf(data, 'percent')) }
        : { cents: Math.round(Number(textOf(data, 'amount')) * 100), currency },
    periods: Number(textOf(data, 'periods')),
    audience,
    plan: plan || null,
    maxUses: maxUses === '' ? null : Number(maxUses),
    note: textOf(data, 'note'),
    lastDay: textOf(data, 'lastDay'),
  }
}
