import type { AppScope } from '@quintet/domain/account/app-passwords'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { appPasswordsTexts } from '../../texts/app-passwords.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import question from '../../ui/modal/question.module.css'
import styles from './shown-once.module.css'

type FieldName = keyof (typeof appPasswordsTexts)['en']['fields']

/** Returns the fields that an app of each kind asks for. */
function fieldsOf(scope: AppScope, password: string, email: string): [FieldName, string][] {
  if (scope === 'podcast') return [['feeds', `${location.origin}/feeds/books.opml?key=${password}`]]
  if (scope === 'tv')
    return [
      ['channels', `${location.origin}/feeds/channels.m3u?key=${password}`],
      ['guide', `${location.origin}/feeds/guide.xml?key=${password}`],
    ]
  return [
    ['server', location.origin],
    ['user', email],
    ['password', password],
  ]
}

// The field that had focus is gone.
const takeFocus = (text: HTMLElement | null) => text?.focus()

/** A new app password and the other details the app asks for, each with a copy button. */
export function ShownOnce({ scope, password }: { scope: AppScope; password: string }) {
  const words = useTextsOf(appPasswordsTexts)
  const { data: me } = useQuery(meQuery(useAsker()))
  const close = useCloseThisModal()
  return (
    <div className={question.form}>
      <p ref={takeFocus} tabIndex={-1} className={question.text}>
        {words.shown}
      </p>
      <dl className={styles.fields}>
        {fieldsOf(scope, password, me?.email ?? '').map(([name, value]) => (
          <div key={name} className={styles.field}>
            <dt>{words.fields[name]}</dt>
            <dd>
              <code className={styles.value}>{value}</code>
              <CopyButton label={words.copy(words.fields[name])} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <Button isLarge onClick={close}>
        {words.done}
      </Button>
    </div>
  )
}

function CopyButton({ label, value }: { label: string; value: string }) {
  const words = useTextsOf(appPasswordsTexts)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast(words.copied, 'success')
    } catch {
      showToast(words.notCopied, 'error')
    }
  }
  return <IconButton icon={Copy} label={label} onClick={() => void copy()} />
}
