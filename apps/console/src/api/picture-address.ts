import { addressOf } from '@quintet/contracts/client'
import { readPicture } from '@quintet/contracts/operator/artwork'
import { readStillSheet } from '@quintet/contracts/operator/stills'

/** Where the console shows a picture from, of hidden titles too; whole before it was cut. */
export function pictureAddress(id: string, { isWhole }: { isWhole?: true } = {}): string {
  return `/api${addressOf(readPicture, { id }, { isWhole })}`
}

/** Where a sheet of a title's stills is. */
export function stillSheetAddress(id: number, sheet: string): string {
  return `/api${addressOf(readStillSheet, { id, sheet })}`
}
