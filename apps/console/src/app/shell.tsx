/** The frame around every screen: the current place, the navigation and the operator's account. */
import { logOut } from '@quintet/contracts/operator/session'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Globe, LogOut, Moon, Search, Sun } from 'lucide'
import { Suspense, useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { meQuery } from '../api/queries.ts'
import { useSpeech } from '../texts/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { Waiting } from '../ui/failure.tsx'
import { noteEnd } from '../ui/visits.ts'
import styles from './shell.module.css'
import { Palette, usePalette } from './palette.tsx'
import { ACCOUNT, PLACE_GROUPS, PLACES } from './places.ts'
import { shortcutOf } from './shortcut.ts'
import { currentTheme, keepTheme } from './theme.ts'

export function Shell() {
  const { texts } = useSpeech()
  const { data: me } = useSuspenseQuery(meQuery)
  const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
  const shownPlace = useShownPlace()
  const palette = usePalette()
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#content">
        {texts.navigation.skip}
      </a>
      <aside className={styles.side}>
        <p className={styles.brand}>
          {brand} <span>{texts.product}</span>
        </p>
        <button
          type="button"
          className={styles.search}
          onClick={palette.open}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Icon drawing={Search} />
          <span className="unseen-on-phones">{texts.palette.open}</span>{' '}
          <kbd>{shortcutOf('K', texts.palette.control)}</kbd>
        </button>
        <nav ref={shownPlace} className={styles.places} aria-label={texts.navigation.label}>
          {PLACE_GROUPS.map((places) => (
            <PlaceGroup
              key={places[0].name}
              places={places.filter(({ right }) => me.rights.includes(right))}
            />
          ))}
        </nav>
        <Foot email={me.email} role={texts.roles[me.role]} />
      </aside>
      {palette.isOpen && <Palette onClose={palette.close} />}
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense fallback={<Waiting query={{ isPending: true, error: null, refetch: () => {} }} />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}

function PlaceGroup({ places }: { places: readonly (typeof PLACES)[number][] }) {
  const { texts } = useSpeech()
  return (
    <div className={styles.group}>
      {places.map(({ to, name, icon }) => (
        <Link
          key={to}
          data-place={name}
          to={to}
          className={styles.place}
          activeOptions={{ exact: to === '/' }}
          activeProps={{ 'aria-current': 'page' }}
        >
          <Icon drawing={icon} />
          {texts.navigation[name]}
        </Link>
      ))}
    </div>
  )
}

/** On small screens the navigation is a row that scrolls: scrolls the current place into view. */
function useShownPlace() {
  const places = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const current = PLACES.findLast(({ to }) => pathname.startsWith(to))?.name
  useEffect(() => {
    const place = places.current?.querySelector(`[data-place='${current}']`)
    place?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return places
}

function Foot({ email, role }: { email: string; role: string }) {
  const { texts, language, speak } = useSpeech()
  const [theme, setTheme] = useState(currentTheme)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const other = theme === 'dark' ? 'light' : 'dark'
  const leave = async () => {
    await call(logOut).catch(() => {})
    queryClient.clear()
    noteEnd(null)
    await navigate({ to: '/login' })
  }
  return (
    <div className={styles.foot}>
      <p className={styles.who}>
        <strong>{role}</strong>
        <span>{email}</span>
      </p>
      <Link
        to={ACCOUNT.to}
        className={styles.tool}
        aria-label={texts.navigation.account}
        title={texts.navigation.account}
      >
        <Icon drawing={ACCOUNT.icon} />
      </Link>
      <button
        type="button"
        className={styles.tool}
        aria-label={texts.navigation[other]}
        title={texts.navigation[other]}
        onClick={() => {
          keepTheme(other)
          setTheme(other)
        }}
      >
        <Icon drawing={other === 'dark' ? Moon : Sun} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={texts.navigation.language}
        title={texts.navigation.language}
        onClick={() => speak(language === 'de' ? 'en' : 'de')}
      >
        <Icon drawing={Globe} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={texts.navigation.logOut}
        title={texts.navigation.logOut}
        onClick={() => void leave()}
      >
        <Icon drawing={LogOut} />
      </button>
    </div>
  )
}
