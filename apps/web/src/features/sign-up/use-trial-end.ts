import { readTrialEnds } from '@quintet/contracts/sign-up'
import { type Offer, trialEnd } from '@quintet/domain/membership/trial'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { theOffer } from '../../brand/offer.ts'
import { type Asker, useAsker } from '../../api/asker.ts'

const trialEndsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['trial-ends'],
    queryFn: ({ signal }) => call(readTrialEnds, {}, { signal }),
  })

/** Returns the end of the trial of a membership ordered now, by the service's clock; until it is known, by this device's. */
export function useTrialEnd(offer: Offer | null): Date {
  const { data: ends } = useQuery(trialEndsQuery(useAsker()))
  const [now] = useState(() => new Date())
  const said = offer === null ? ends?.usual : ends?.offers[offer]
  return said === undefined ? trialEnd(theOffer(), now, offer ?? undefined) : new Date(said)
}
