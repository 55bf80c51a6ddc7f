/** Shows a page of the service in the width of a desktop screen or a phone. None of its scripts run. */
import { useTexts } from '../texts/language.tsx'
import { Select } from './field.tsx'
import styles from './page-frame.module.css'

const SCREENS = ['wide', 'phone'] as const
export type Screen = (typeof SCREENS)[number]

export function ScreenSelect({ screen, onPick }: { screen: Screen; onPick: (screen: Screen) => void }) {
  const { preview: words } = useTexts()
  return (
    <Select
      label={words.screen}
      value={screen}
      options={SCREENS.map((each) => [each, words.screens[each]] as const)}
      onPick={onPick}
    />
  )
}

type PageFrameProps = { address: string; title: string; screen: Screen }

export function PageFrame({ address, title, screen }: PageFrameProps) {
  return (
    <iframe
      key={address}
      className={styles.page}
      data-screen={screen}
      src={address}
      sandbox="allow-same-origin"
      title={title}
    />
  )
}
