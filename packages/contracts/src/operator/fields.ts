/** Fields shared by several routes of the console. */
import { z } from 'zod'
import { text, wholeNumber } from '../fields.ts'

/** The reason for a change, recorded in the audit log. */
export const Reason = text(500).min(1)

export const Changed = z.object({ changed: z.boolean() })

/** As `Changed`, for changes that may need a second person's approval first. */
export const ChangedOrAsked = Changed.extend({ waitsForSecond: z.boolean() })

export const LIST_PAGE = 50
/** Maximum number of rows in a file; if there are more, the list must be narrowed. */
export const FILE_ROWS_MAX = 100_000
const PAGES_MAX = 100_000

/** Page number of a list, starting at 0. */
export const PageNumber = wholeNumber(0, PAGES_MAX).default(0)

export const SEARCH_MAX = 200
