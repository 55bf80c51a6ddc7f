/**
 * The file name of one part of a month's booking batch: DATEV recognises files by their prefix. That of a month that is not over says so.
 * @spec decisions 13.9, decisions 13.47
 */
export function datevName({
  month,
  part,
  isRunning,
}: {
  month: string
  part: number
  isRunning: boolean
}): string {
  return `EXTF_Buchungsstapel_${month}_${part}${isRunning ? '_vorlaeufig' : ''}.csv`
}
