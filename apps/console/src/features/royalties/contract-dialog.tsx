/** Adds a contract with a rights holder. */
import { addRoyaltyContract, HOLDER_MAX } from '@quintet/contracts/operator/royalties'
import { RATE_MAX, ROYALTY_KINDS, type RoyaltyKind } from '@quintet/domain/money/royalties'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Labelled, Select } from '../../ui/field.tsx'
import { ProvenForm } from '../../ui/proven-form.tsx'
import { useToast } from '../../ui/toast.tsx'
import { contractIn } from './contract-in.ts'
import styles from './royalties.module.css'
import { UNITS } from './terms.ts'

type ContractDialogProps = {
  /** The preset holder; empty if there is none. */
  holder: string
  publishers: readonly string[]
  currency: string
  month: string
  onClose: () => void
}

export function ContractDialog({ holder, publishers, currency, month, onClose }: ContractDialogProps) {
  const { royalties: words, proof } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const list = useId()
  const [kind, setKind] = useState<RoyaltyKind>('per_minute')
  return (
    <Dialog title={words.add} lead={words.addLead} onClose={onClose}>
      <ProvenForm
        submit={words.add}
        proofLead={proof.money}
        act={(data) => call(addRoyaltyContract, { body: contractIn(data, kind) })}
        onClose={onClose}
        onDone={() => {
          onClose()
          toast(words.added)
          void queryClient.invalidateQueries({ queryKey: ['royalties'] })
        }}
      >
        <Field
          label={words.holder}
          hint={words.holderHint}
          name="holder"
          defaultValue={holder}
          maxLength={HOLDER_MAX}
          list={list}
          autoComplete="off"
          required
        />
        <datalist id={list}>
          {publishers.map((publisher) => (
            <option key={publisher} value={publisher}>
              {publisher}
            </option>
          ))}
        </datalist>
        <Labelled label={words.kind}>
          <Select
            label={words.kind}
            value={kind}
            options={ROYALTY_KINDS.map((each) => [each, words.kinds[each]] as const)}
            onPick={setKind}
          />
        </Labelled>
        <Field
          key={kind}
          label={words.rates[kind](currency)}
          hint={words.rateHints[kind]}
          name="rate"
          type="number"
          min={1 / UNITS[kind]}
          max={RATE_MAX[kind] / UNITS[kind]}
          step={1 / UNITS[kind]}
          required
        />
        <Field
          label={words.named}
          hint={words.namedHint}
          name="titles"
          inputMode="numeric"
          pattern="[\d\s,;]*"
          autoComplete="off"
        />
        <div className={styles.pair}>
          <Field label={words.firstMonth} name="firstMonth" type="month" defaultValue={month} required />
          <Field label={words.lastMonth} hint={words.lastMonthHint} name="lastMonth" type="month" />
        </div>
      </ProvenForm>
    </Dialog>
  )
}
