/** The file name of one part of a month's booking batch: DATEV recognises files by their prefix. @spec decisions 13.9 */
export function datevName({ month, part }: { month: string; part: number }): string {
  return `EXTF_Buchungsstapel_${month}_${part}.csv`
}
