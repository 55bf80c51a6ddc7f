/** Fields that several routes of the console share. */
import { z } from 'zod'
import { text } from '../fields.ts'

/** Why a change was made; it stands in the audit log. */
export const Reason = text(500).min(1)

export const Changed = z.object({ changed: z.boolean() })

/** The same where a second person may have to confirm first. */
export const ChangedOrAsked = Changed.extend({ waitsForSecond: z.boolean() })

export const LIST_PAGE = 50
const PAGES_MAX = 100_000

/** Pages of a list count from 0. */
export const PageNumber = z.coerce.number().int().min(0).max(PAGES_MAX).default(0)

export const SEARCH_MAX = 200
