import { getPin } from '@quintet/contracts/kids-lock'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

/** Tells whether the account has a kids PIN. */
export const pinQuery = ({ call }: Asker) =>
  queryOptions({ queryKey: ['kids-pin'], queryFn: ({ signal }) => call(getPin, {}, { signal }) })
