import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { leave } from '../../session/leave.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { ACCOUNT_MENU } from '../../shell/account-places.ts'
import { firstLetter } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, menuItem } from '../../ui/menu/menu.tsx'
import styles from './account-menu.module.css'
import { LanguageLink } from '../../ui/language-link/language-link.tsx'

/** Account, Settings, Help, Logout and the language switch. @spec catalogue 2.5.3 */
export function AccountMenu() {
  const texts = useTexts()
  const { data: me } = useQuery(meQuery(useAsker()))
  const { header } = texts
  return (
    <>
      <button
        type="button"
        className={styles.account}
        popoverTarget="account-menu"
        aria-label={header.account}
        title={header.account}
      >
        {me?.profile.name ? (
          <span aria-hidden="true">{firstLetter(me.profile.name)}</span>
        ) : (
          <Icon name="user" />
        )}
      </button>
      <Menu id="account-menu" label={header.account}>
        {me && (
          <div className={styles.who}>
            <p className={styles.greeting}>{header.signedInAs(me.profile.name)}</p>
            <p className={styles.email}>{me.email}</p>
          </div>
        )}
        {me && me.profiles.length > 1 && (
          <Link
            to="."
            search={(now) => ({ ...now, modal: 'profiles' as const })}
            resetScroll={false}
            preload={false}
            className={menuItem}
          >
            <Icon name="people" />
            {header.switchProfile}
          </Link>
        )}
        <Link
          to="."
          search={(now) => ({ ...now, account: ACCOUNT_MENU })}
          resetScroll={false}
          preload={false}
          className={menuItem}
        >
          <Icon name="user" />
          {header.accountPage}
        </Link>
        <Link
          to="."
          search={(now) => ({ ...now, account: 'settings' as const })}
          resetScroll={false}
          preload={false}
          className={menuItem}
        >
          <Icon name="settings" />
          {header.settings}
        </Link>
        <Link to="/$category" params={{ category: 'help-center' }} className={menuItem}>
          <Icon name="help" />
          {header.help}
        </Link>
        <LanguageLink className={menuItem} />
        <button type="button" className={menuItem} onClick={() => void leave(texts.failedLogOut)}>
          <Icon name="log-out" />
          {header.logOut}
        </button>
      </Menu>
    </>
  )
}
