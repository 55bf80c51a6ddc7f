import { listPaymentTypes } from '@quintet/contracts/sign-up'
import {
  isWallet,
  PAYMENT_CHOICES,
  type PaymentChoice,
  paymentTypeOf,
  type Wallet,
} from '@quintet/domain/money/payment'
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

/** Returns the payment methods that this provider offers in this browser; card until they are known. @spec accounts 9.4 */
export function usePaymentChoices(): PaymentChoice[] {
  const { data: types = ['card'] } = useQuery(paymentTypesQuery(useAsker()))
  const [wallets, setWallets] = useState<Wallet[]>([])
  useEffect(() => setWallets(findWallets()), [])
  return PAYMENT_CHOICES.filter(
    (choice) => types.includes(paymentTypeOf(choice)) && (!isWallet(choice) || wallets.includes(choice)),
  )
}

type AppleBrowser = { ApplePaySession?: { canMakePayments(): boolean } }

// Uses only the browser's own APIs: the wallets' scripts would contact third parties that nobody has chosen. @spec decisions 5.7
function findWallets(): Wallet[] {
  if ((globalThis as AppleBrowser).ApplePaySession?.canMakePayments()) return ['apple_pay']
  return 'PaymentRequest' in globalThis ? ['google_pay'] : []
}

/** The payment methods as a group of radio buttons. */
export function PaymentChoices({
  choice,
  onChoose,
  label,
}: {
  choice: PaymentChoice
  onChoose: (choice: PaymentChoice) => void
  /** The group's label, if there is no visible heading. */
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
