/** Formats rows as a table with aligned columns: words to the left, figures to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const isFigure = (text: string) => /^-?[\d.]+$/.test(text)
  return rows
    .map((row) =>
      row
        .map((text, i) => (isFigure(text) ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
