import { listPaymentTypes } from '@quintet/contracts/sign-up'
import {
  isWallet,
  PAYMENT_CHOICES,
  type PaymentChoice,
  paymentTypeOf,
  type Wallet,
} from '@quintet/domain/payment'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Asker, useAsker } from '../../api/asker.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Choices } from '../../ui/choices/choices.tsx'

const paymentTypesQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['payment-types'],
    queryFn: ({ signal }) => call(listPaymentTypes, {}, { signal }),
  })

/** The ways to pay of this provider in this browser; a card, until that is known. @spec accounts 9.4 */
export function usePaymentChoices(): PaymentChoice[] {
  const { data: types = ['card'] } = useQuery(paymentTypesQuery(useAsker()))
  const [wallets, setWallets] = useState<Wallet[]>([])
  useEffect(() => setWallets(findWallets()), [])
  return PAYMENT_CHOICES.filter(
    (choice) => types.includes(paymentTypeOf(choice)) && (!isWallet(choice) || wallets.includes(choice)),
  )
}

type AppleBrowser = { ApplePaySession?: { canMakePayments(): boolean } }

// By what the browser itself says: the wallets' own scripts are third parties that nobody chose to ask. @spec decisions 5.7
function findWallets(): Wallet[] {
  if ((globalThis as AppleBrowser).ApplePaySession?.canMakePayments()) return ['apple_pay']
  return 'PaymentRequest' in globalThis ? ['google_pay'] : []
}

/** Which way to pay, as a group of radio buttons. */
export function PaymentChoices({
  choice,
  onChoose,
  label,
}: {
  choice: PaymentChoice
  onChoose: (choice: PaymentChoice) => void
  /** Names the group, where no visible heading does. */
  label?: string
}) {
  const { choices } = useTextsOf(paymentTexts)
  return (
    <Choices
      name="paymentChoice"
      label={label}
      choices={usePaymentChoices().map((value) => ({ value, ...choices[value] }))}
      chosen={choice}
      onChoose={onChoose}
    />
  )
}
