import { deleteUser } from '@quintet/contracts/personal-data'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'
import { ProofForm } from '../../forms/proof-form/proof-form.tsx'

type Kept = { what: string; why: string; years: number }

// The field that had focus is gone.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Asks for the password first; afterwards lists what the law requires to be kept. @spec decisions 3.11 */
export function EraseAccount() {
  const { data } = useTextsOf(accountTexts)
  const [kept, setKept] = useState<Kept[] | null>(null)
  const erase = async () => {
    try {
      setKept((await call(deleteUser)).kept)
    } catch {
      showToast(data.eraseFailed, 'error')
    }
  }
  if (kept === null)
    return <ProofForm text={data.eraseText} submitLabel={data.eraseSubmit} look="danger" onProved={erase} />
  return (
    <>
      <p className={styles.name} role="status">
        {data.erasedTitle}
      </p>
      <p className={styles.text}>{data.erasedText}</p>
      <ul className={styles.kept}>
        {kept.map(({ what, why, years }) => (
          <li key={what}>{data.keptFor(data.kept[what] ?? what, years, why)}</li>
        ))}
      </ul>
      {/* A full page load: no account data stays in the page. */}
      <Button ref={takeFocus} isLarge onClick={() => location.assign('/')}>
        {data.goodbye}
      </Button>
    </>
  )
}
