import { trialDays } from '@quintet/domain/membership/trial'
import { theOffer } from '../../brand/offer.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IntroduceStep } from './introduce-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { SpecialOfferStep } from './special-offer-step.tsx'
import type { Wizard } from './use-wizard.ts'
import { WelcomeStep } from './welcome-step.tsx'

/** Returns the title of the current step, shown above its form. */
export function useStepTitle({ step }: Wizard): string {
  const { titles } = useTextsOf(signUpTexts)
  return {
    introduce: titles.introduce,
    plan: titles.plan,
    payment: titles.payment,
    'special-offer': titles.specialOffer(trialDays(theOffer(), 'special')),
    welcome: titles.welcome(),
  }[step]
}

/** `onClose`: the same as the close button of the modal or page. */
export function StepBody({ wizard, onClose }: { wizard: Wizard; onClose: () => void }) {
  switch (wizard.step) {
    case 'plan':
      return <PlanStep wizard={wizard} />
    case 'payment':
      return <PaymentStep wizard={wizard} />
    case 'special-offer':
      return <SpecialOfferStep wizard={wizard} onRefuse={onClose} />
    case 'welcome':
      return <WelcomeStep wizard={wizard} />
    default:
      return <IntroduceStep wizard={wizard} />
  }
}
