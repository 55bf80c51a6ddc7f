/** The house itself: who works here, and as what. @spec decisions 13.26 */
import { useTexts } from '../../texts/language.tsx'
import { PageHead } from '../../ui/panel.tsx'
import { OperatorsPanel } from './operators/operators-panel.tsx'

export function HousePage() {
  const { house: words } = useTexts()
  return (
    <>
      <PageHead title={words.title} />
      <OperatorsPanel />
    </>
  )
}
