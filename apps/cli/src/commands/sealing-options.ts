/** The options with which commands specify a backup's encryption. @spec decisions 14.10 */
import { readFile } from 'node:fs/promises'
import type { Seal, SealKey } from '@quintet/platform/backup/sealing'
import { type Command, Option } from 'commander'
import { CommandError } from '../session.ts'

export type SealOptions = { recipient?: string[]; passphraseFile?: string }
export type KeyOptions = { identity?: string; passphraseFile?: string }

const PASSPHRASE_MIN = 12

export function withSealOptions(command: Command): Command {
  return command
    .option('--recipient <key...>', 'encrypts for an age public key, such as age1…')
    .addOption(
      new Option(
        '--passphrase-file <file>',
        `encrypts with the first line of a file, at least ${PASSPHRASE_MIN} characters`,
      ).conflicts('recipient'),
    )
}

export function withKeyOptions(command: Command): Command {
  return command
    .option('--identity <file>', 'the age private key that decrypts the backup')
    .addOption(
      new Option('--passphrase-file <file>', 'decrypts with the first line of a file').conflicts('identity'),
    )
}

/** Returns null if the backup is not encrypted. */
export async function readSeal({ recipient, passphraseFile }: SealOptions): Promise<Seal | null> {
  if (recipient) return { recipients: recipient }
  return passphraseFile === undefined ? null : { passphrase: await readPassphrase(passphraseFile) }
}

export async function readKey({ identity, passphraseFile }: KeyOptions): Promise<SealKey | null> {
  if (passphraseFile !== undefined) return { passphrase: await readPassphrase(passphraseFile) }
  if (identity === undefined) return null
  const lines = (await readSecret(identity)).split('\n').map((line) => line.trim())
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0) throw new CommandError(`${identity} contains no line AGE-SECRET-KEY-…`)
  return { identities }
}

async function readPassphrase(file: string): Promise<string> {
  const [passphrase = ''] = (await readSecret(file)).split('\n')
  if (passphrase.length < PASSPHRASE_MIN)
    throw new CommandError(`${file}: its first line is shorter than ${PASSPHRASE_MIN} characters.`)
  return passphrase
}

function readSecret(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}`)
  })
}
