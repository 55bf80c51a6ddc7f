/** Usage as a file for a spreadsheet: time in seconds, as `quintet usage --csv` writes it. */
import type { readUsage } from '@quintet/contracts/operator/usage'
import type { CallAnswer } from '@quintet/contracts/route'

type Line = CallAnswer<typeof readUsage>[number]

/** A heading and a line each; what a spreadsheet would take for a formula is made a text. */
export function csvOf(lines: readonly Line[]): string {
  const quoted = (text: string) => `"${text.replace(/^([=+\-@\t\r])/, "'$1").replaceAll('"', '""')}"`
  return [
    'key,name,starts,seconds,finished',
    ...lines.map(({ key, name, starts, seconds, finished }) =>
      [quoted(key), quoted(name), starts, Math.round(seconds), finished].join(','),
    ),
    '',
  ].join('\r\n')
}

/** Hands the lines to the browser as a file. */
export function saveCsv(name: string, lines: readonly Line[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
