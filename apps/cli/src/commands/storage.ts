/** `quintet storage`. @spec decisions 7.9 */
import type { CopyProgress } from '@quintet/platform/storage/copy-objects'
import type { Command } from 'commander'
import { openProgress } from '../progress.ts'
import { answer, CommandError, EXIT, type Ground, runOnGround } from '../session.ts'

type Options = { json?: true }

const PHASES: Record<CopyProgress['phase'], string> = {
  copying: 'Bytes copied',
  comparing: 'Bytes compared',
}

export function storageCommands(program: Command): void {
  program
    .command('storage')
    .description('where media are kept')
    .command('copy')
    .description('copies the media of DATA_DIR into the bucket of the settings, and compares every byte')
    .option('--json', 'answers {objects, bytes, copied, differing} as JSON')
    .addHelpText(
      'after',
      '\nGoes on where it broke off. Run it beside the service, once more when that has stopped, then start with the bucket.\nDATA_DIR/media stays as it is. Ends with 3 where objects differ.',
    )
    .action((options: Options) =>
      runOnGround((ground) => copy(ground, options), 'Interrupted. The same command goes on from here.'),
    )
}

async function copy({ config, signal }: Ground, options: Options): Promise<number> {
  const { bucket, dataDir } = config
  if (!bucket) throw new CommandError('There is no bucket: set S3_ENDPOINT and what belongs to it.')
  const progress = openProgress(process.stderr.isTTY && !options.json, PHASES)
  const { copyObjects } = await import('@quintet/platform/storage/copy-objects')
  const { openStorage } = await import('@quintet/platform/storage/open')
  const from = await openStorage({ bucket: null, dataDir })
  const to = await openStorage(config)
  try {
    const report = await copyObjects(from, to, { signal, onProgress: (at) => progress.show(at) })
    progress.end()
    const { objects, bytes, copied, differing } = report
    answer(options.json === true, report, [
      `${objects} objects, ${bytes} bytes: ${copied} copied now, the others were there.`,
      ...differing.map((key) => `Differs in the bucket: ${key}`),
      ...(differing.length === 0 ? [`All are the same in the bucket ${bucket.name}.`] : []),
    ])
    return differing.length === 0 ? EXIT.ok : EXIT.someFailed
  } finally {
    progress.end()
  }
}
