/** The files being uploaded, and those that were interrupted or refused. */
import type { Upload } from '@quintet/contracts/operator/uploads'
import { isUploadRefusal } from '@quintet/domain/operation/uploads'
import { Trash2 } from 'lucide'
import { isResumable, type Sending } from '../../api/sender.ts'
import type { Texts } from '../../texts/en.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import form from '../../ui/form.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RemoveUpload } from './remove-upload.tsx'
import styles from './uploads.module.css'

type UnderWayProps = {
  sending: readonly Sending[]
  broken: readonly Upload[]
  uploads: readonly Upload[]
  onDismiss: (path: string) => void
}

export function UnderWay({ sending, broken, uploads, onDismiss }: UnderWayProps) {
  const { uploads: words } = useTexts()
  const formats = useFormats()
  if (sending.length + broken.length === 0) return null
  return (
    <Panel title={words.underWay}>
      {sending.map((each) =>
        each.fault === null ? (
          <OnItsWay key={each.path} {...each} />
        ) : (
          <Faulty
            key={each.path}
            path={each.path}
            fault={each.fault}
            refused={uploads.find(({ path, state }) => path === each.path && state === 'refused')}
            onDismiss={() => onDismiss(each.path)}
          />
        ),
      )}
      {broken.map(({ id, path, bytes, receivedBytes }) => (
        <div key={id} className={styles.item}>
          <strong>{path}</strong>
          <progress value={receivedBytes} max={bytes} aria-label={path} />
          <span className={styles.soft}>
            {formats.bytes(receivedBytes)} / {formats.bytes(bytes)} ·{' '}
            {isResumable(id) ? words.broken : words.brokenElsewhere}
          </span>
          <div className={form.actions}>
            <RemoveUpload id={id} path={path} />
          </div>
        </div>
      ))}
    </Panel>
  )
}

function OnItsWay({ path, bytes, sent }: Sending) {
  const formats = useFormats()
  return (
    <div className={styles.item}>
      <strong>{path}</strong>
      <progress value={sent} max={bytes} aria-label={path} />
      <span className={styles.soft}>
        {formats.bytes(sent)} / {formats.bytes(bytes)}
      </span>
    </div>
  )
}

type FaultyProps = { path: string; fault: string; refused: Upload | undefined; onDismiss: () => void }

/** A file that was refused: for its name, or for its content once a part of it had arrived. */
function Faulty({ path, fault, refused, onDismiss }: FaultyProps) {
  const texts = useTexts()
  return (
    <div className={styles.faulty}>
      <strong>{path}</strong>
      <p className={form.failure} role="alert">
        {fault === '' ? texts.failures.unexpected : refusalIn(fault, texts)}
      </p>
      {refused ? (
        <RemoveUpload id={refused.id} path={path} onRemoved={onDismiss} />
      ) : (
        <Button aria-label={texts.uploads.remove(path)} onClick={onDismiss}>
          <Icon drawing={Trash2} />
        </Button>
      )}
    </div>
  )
}

/** The reason in the reader's language: why it was refused, or the error of its import. */
export function refusalIn(reason: string, { uploads: words, jobs }: Texts): string {
  return isUploadRefusal(reason) ? words.refusals[reason] : jobs.reasonOf(reason)
}
