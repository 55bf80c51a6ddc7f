/** The commands to run on the machine for a backup or a drill, with the names of the last one filled in. */
import type { BackupRun } from '@quintet/contracts/operator/upkeep'
import { useTexts } from '../../texts/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './upkeep.module.css'

const USUAL_FOLDER = '/var/backups/quintet/'

export function Commands({ backup }: { backup: BackupRun | undefined }) {
  const { upkeep: words } = useTexts()
  const folder = backup ? backup.file.slice(0, backup.file.lastIndexOf('/') + 1) : USUAL_FOLDER
  const sealing = backup?.isSealed ? ' --recipient age1…' : ''
  const opening = backup?.isSealed ? ' --identity FILE' : ''
  const commands = [
    { what: words.commandNow, command: `quintet backup ${folder} --keep 14${sealing}` },
    ...(backup ? [{ what: words.commandDrill, command: `quintet drill ${backup.file}${opening}` }] : []),
    { what: words.commandNightly, command: 'systemctl enable --now quintet-backup.timer' },
  ]
  return (
    <Panel title={words.commands}>
      <div className={styles.commands}>
        <p>{words.commandsLead}</p>
        <dl>
          {commands.map(({ what, command }) => (
            <div key={command}>
              <dt>{what}</dt>
              <dd>
                <code>{command}</code>
                <CopyButton text={command} label={words.copyNamed(command)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
