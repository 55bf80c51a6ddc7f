import { listAppPasswords } from '@quintet/contracts/app-passwords'
import { getSubscription } from '@quintet/contracts/billing'
import { listInvoices } from '@quintet/contracts/invoices'
import { listConsents } from '@quintet/contracts/legal-texts'
import { listLogIns } from '@quintet/contracts/linked-log-ins'
import { listSessions } from '@quintet/contracts/session'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'

/** Parts of a section share what it has just loaded; a moment later it is asked for anew. */
const FRESH_MS = 2000

export const sessionsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['sessions'],
    // Other devices come and go.
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  })

export const logInsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['log-ins'],
    queryFn: ({ signal }) => call(listLogIns, {}, { signal }),
  })

export const appPasswordsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['app-passwords'],
    // Other apps use them in the meantime.
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call(listAppPasswords, {}, { signal }),
  })

// Charges succeed and fail while the page is open.
export const subscriptionQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['subscription'],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call(getSubscription, {}, { signal }),
  })

export const invoicesQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['invoices'],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => call(listInvoices, {}, { signal }),
  })

export const consentsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['consents'],
    queryFn: ({ signal }) => call(listConsents, {}, { signal }),
  })
