/** What a part of a month's booking batch is called: DATEV finds files by the beginning of their names. @spec decisions 13.9 */
export function datevName({ month, part }: { month: string; part: number }): string {
  return `EXTF_Buchungsstapel_${month}_${part}.csv`
}
