import type { Profile, User } from '@quintet/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { MODALS } from '../../shell/modals.ts'
import { useAsker } from '../../api/asker.ts'
import { useCloseModal } from '../../shell/use-modals.ts'
import { meQuery } from '../../api/user.queries.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Modal, useCloseThisModal } from '../../ui/modal/modal.tsx'
import question from '../../ui/modal/question.module.css'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { switchTo } from '../../session/switch-to.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './profile-chooser.module.css'

/** Asks who is watching, after log-in and from the header, in households with several profiles. @spec decisions 2.7 */
export function ProfileChooser() {
  const { household } = useTextsOf(accountTexts)
  const { data: me } = useQuery(meQuery(useAsker()))
  const onClose = useCloseModal()
  if (!me || me.profiles.length < 2) return null
  return (
    <Modal title={household.whoIsHere} level={MODALS.profiles.level} onClose={onClose}>
      <Choices me={me} />
      <Link
        to="."
        search={(now) => ({ ...now, modal: undefined, account: 'settings' as const })}
        replace
        className={question.link}
      >
        {household.manage}
      </Link>
    </Modal>
  )
}

function Choices({ me }: { me: User }) {
  const { household } = useTextsOf(accountTexts)
  const close = useCloseThisModal()
  const address = useAddressBelow()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = async (profile: Profile) => {
    if (chosen !== null) return
    if (profile.id === me.profile.id) {
      close()
      return
    }
    setChosen(profile.id)
    try {
      await switchTo(profile, address)
    } catch {
      setChosen(null)
      showToast(household.failed, 'error')
    }
  }
  return (
    <ul className={styles.choices}>
      {me.profiles.map((profile, place) => {
        const isCurrent = profile.id === me.profile.id
        return (
          <li key={profile.id}>
            <button
              type="button"
              className={styles.choice}
              data-first={isCurrent || undefined}
              aria-current={isCurrent || undefined}
              aria-busy={chosen === profile.id || undefined}
              onClick={() => void choose(profile)}
            >
              <Avatar name={profile.name} place={place} />
              <span className={styles.name} dir="auto">
                {profile.name}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the address of the page below the chooser, in the profile's own language. */
function useAddressBelow(): string {
  return useLocation({
    select: ({ pathname, searchStr }) => {
      const parameters = new URLSearchParams(searchStr)
      parameters.delete('modal')
      parameters.delete('lang')
      return parameters.size === 0 ? pathname : `${pathname}?${parameters.toString()}`
    },
  })
}
