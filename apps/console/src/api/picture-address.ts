import { addressOf } from '@quintet/contracts/client'
import { readPicture } from '@quintet/contracts/operator/artwork'

/** Where the console shows a picture from, of hidden titles too; whole before it was cut. */
export function pictureAddress(id: string, { isWhole }: { isWhole?: true } = {}): string {
  return `/api${addressOf(readPicture, { id }, { isWhole })}`
}
