/** Tables as spreadsheets take them. Source: RFC 4180 */

/** A line of a table; what a spreadsheet would take for a formula is made a text, since names of titles come from strangers. */
export function csvLine(fields: readonly (string | number)[]): string {
  return fields
    .map((field) =>
      typeof field === 'number'
        ? String(field)
        : `"${field.replace(/^([=+\-@\t\r])/, "'$1").replaceAll('"', '""')}"`,
    )
    .join(',')
}
