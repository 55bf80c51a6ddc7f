/** `quintet storage`. @spec decisions 7.9 */
import { counted } from '@quintet/domain/basics/counted'
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
    .description('media storage')
    .command('copy')
    .description('copies the media in DATA_DIR to the configured bucket and compares every byte')
    .option('--json', 'prints {objects, bytes, copied, differing} as JSON')
    .addHelpText(
      'after',
      '\nContinues after an interruption. Run it while the service is running, once more after stopping it, then start with the bucket.\nDATA_DIR/media is not changed. Exit status 3 if objects differ.',
    )
    .action((options: Options) =>
      runOnGround((ground) => copy(ground, options), 'Interrupted. Run the same command again to continue.'),
    )
}

async function copy({ config, signal }: Ground, options: Options): Promise<number> {
  const { bucket, dataDir } = config
  if (!bucket) throw new CommandError('No bucket is configured: set S3_ENDPOINT and the other S3_… settings.')
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
      `${counted(objects, 'object')}, ${counted(bytes, 'byte')}: ${copied} copied now, the rest was already there.`,
      ...differing.map((key) => `Differs in the bucket: ${key}`),
      ...(differing.length === 0 ? [`The bucket ${bucket.name} has identical copies.`] : []),
    ])
    return differing.length === 0 ? EXIT.ok : EXIT.someFailed
  } finally {
    progress.end()
  }
}
