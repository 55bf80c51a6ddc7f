import type { Standing } from '@quintet/contracts/operator/settings'
import { dayOfVersion } from '@quintet/domain/account/legal-texts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import styles from './settings.module.css'

/** The payment provider, the brand, and the prices and texts in force. */
export function StandingFacts({ standing: { payments, brand } }: { standing: Standing }) {
  const { settings: words } = useTexts().house
  const formats = useFormats()
  const prices = [words.since(formats.day(brand.pricesSince))]
  if (brand.nextPrices !== null) prices.push(words.next(formats.day(brand.nextPrices)))
  // A second version of the same day has its number in its name, such as 2026-11-26.2.
  const told = (version: string) => {
    const [, number] = version.split('.')
    const day = words.version(formats.day(dayOfVersion(version) ?? version))
    return number === undefined ? day : `${day}, ${words.numbered(number)}`
  }
  return (
    <dl className={styles.facts}>
      <Fact name={words.payments}>{words.ports[portOf(payments)]}</Fact>
      <Fact name={words.brand}>
        {brand.name} <code>{brand.folder}</code>
      </Fact>
      <Fact name={words.prices}>{prices.join(', ')}</Fact>
      {brand.texts.map(({ document, version }) => (
        <Fact key={document} name={words.texts[document]}>
          {told(version)}
        </Fact>
      ))}
    </dl>
  )
}

function portOf({ provider, isReal }: Standing['payments']): 'sandbox' | 'stripe' | 'stripeTest' {
  if (provider === 'sandbox') return 'sandbox'
  return isReal ? 'stripe' : 'stripeTest'
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
