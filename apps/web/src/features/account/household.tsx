import type { Profile, User } from '@quintet/contracts/user'
import { MAX_PROFILES } from '@quintet/domain/basics/product'
import { useEffect, useRef, useState } from 'react'
import { accountTexts } from '../../texts/account.ts'
import { languageNamesTexts } from '../../texts/language-names.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { switchTo } from '../../session/switch-to.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { ProfileEditor } from './profile-editor.tsx'

const NEW = 'new'

/** The household's profiles. With only one profile there is nothing to switch. @spec decisions 2.7 */
export function Household({ me }: { me: User }) {
  const { household } = useTextsOf(accountTexts)
  const [edited, setEdited] = useState<string | null>(null)
  const list = useFocusBack(edited)
  const end = () => setEdited(null)
  return (
    <Block title={household.title} text={household.text}>
      <ul ref={list} className={styles.list}>
        {me.profiles.map((profile, at) => (
          <li key={profile.id}>
            <Avatar name={profile.name} place={at} />
            <span className={styles.main}>
              <span className={styles.name} dir="auto">
                {profile.name}
              </span>
              <LanguageOf profile={profile} isCurrent={profile.id === me.profile.id} />
            </span>
            <span className={styles.buttons}>
              {profile.id !== me.profile.id && <SwitchButton profile={profile} />}
              <IconButton
                icon="settings"
                label={household.edit(profile.name)}
                aria-expanded={edited === profile.id}
                data-opens={profile.id}
                onClick={() => setEdited(edited === profile.id ? null : profile.id)}
              />
            </span>
            {edited === profile.id && <ProfileEditor profile={profile} isRemovable={at > 0} onEnd={end} />}
          </li>
        ))}
        {edited === NEW && (
          <li>
            <ProfileEditor profile={null} isRemovable={false} onEnd={end} />
          </li>
        )}
      </ul>
      {me.profiles.length >= MAX_PROFILES ? (
        <p className={styles.text}>{household.full}</p>
      ) : (
        edited !== NEW && (
          <Button look="quiet" data-opens={NEW} onClick={() => setEdited(NEW)}>
            {household.add}
          </Button>
        )
      )}
    </Block>
  )
}

/** After an editor closes, returns focus to the button that opened it or, if that went with its profile, to the last remaining one. */
function useFocusBack(edited: string | null) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (edited === null && before.current !== null) {
      const openers = [...(list.current?.parentElement?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])]
      const opener = openers.find(({ dataset }) => dataset['opens'] === before.current) ?? openers.at(-1)
      opener?.focus()
    }
    before.current = edited
  }, [edited])
  return list
}

function LanguageOf({ profile, isCurrent }: { profile: Profile; isCurrent: boolean }) {
  const languageNames = useTextsOf(languageNamesTexts)
  const account = useTextsOf(accountTexts)
  const { household } = account
  const language = profile.language ? languageNames[profile.language] : household.likeBrowser
  return (
    <span className={styles.small}>
      {[isCurrent ? household.current : '', language].filter(Boolean).join(' · ')}
    </span>
  )
}

// As short as possible: a longer text would take space from the names beside it.
const WAITING = '...'

function SwitchButton({ profile }: { profile: Profile }) {
  const { household } = useTextsOf(accountTexts)
  const [isBusy, setBusy] = useState(false)
  const use = async () => {
    setBusy(true)
    try {
      await switchTo(profile, '/')
    } catch {
      setBusy(false)
      showToast(household.failed, 'error')
    }
  }
  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      busyLabel={WAITING}
      aria-label={household.use(profile.name)}
      onClick={() => void use()}
    >
      {household.useShort}
    </Button>
  )
}
