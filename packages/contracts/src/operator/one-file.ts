import { Problem } from '../problem.ts'
import { FILE_ROWS_MAX } from './fields.ts'

/** Returns the rows; throws `too_many_rows` rather than leave some out, if more were read than a file holds. @spec decisions 13.46 */
export function inOneFile<Row>(rows: Row[]): Row[] {
  if (rows.length > FILE_ROWS_MAX) throw new Problem('too_many_rows')
  return rows
}
