import { playerTexts } from '../../../texts/player.ts'
import type { PlayerTexts } from '../../../texts/player.en.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import styles from './shortcut-sheet.module.css'

type Row = keyof PlayerTexts['help']['rows']

const KEYS: Record<Row, readonly string[]> = {
  toggle: ['Space', 'K'],
  back: ['←', 'J'],
  forward: ['→', 'L'],
  volume: ['↑', '↓'],
  mute: ['M'],
  fullscreen: ['F'],
  captions: ['C', 'V'],
  episode: ['N', 'P'],
  part: ['PgUp', 'PgDn'],
  share: ['0', '…', '9'],
  ends: ['Home', 'End'],
  frame: [',', '.'],
  speed: ['⇧ ,', '⇧ .'],
  offset: ['G', 'H'],
  skip: ['S'],
  picture: ['I'],
  close: ['Esc'],
  help: ['?'],
}

/** The player's shortcuts; Escape or `?` closes the list, not the player. @spec product 2.2 */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { help } = useTextsOf(playerTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="shortcuts"
      onKeyDown={({ key }) => key === '?' && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <h2 id="shortcuts">{help.title}</h2>
        <IconButton icon="close" label={help.close} onClick={onClose} />
      </div>
      <dl className={styles.rows}>
        {(Object.keys(KEYS) as Row[]).map((row) => (
          <div key={row} className={styles.row}>
            <dt>{help.rows[row]}</dt>
            <dd className={styles.keys}>
              {KEYS[row].map((key) => (
                <kbd key={key} className={styles.key}>
                  {help.keys[key] ?? key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
