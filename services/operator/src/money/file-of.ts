/** The name of a table's file with the months it covers, such as `invoices-2026-11.csv`. */
export function fileOf(
  name: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): string {
  const months = from === to ? [from] : [from, to]
  return `${[name, ...months.filter((month) => month !== undefined)].join('-')}.csv`
}
