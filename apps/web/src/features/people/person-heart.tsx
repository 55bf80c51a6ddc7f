import { addFavoritePerson, removeFavoritePerson } from '@quintet/contracts/favorite-people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { favoritePeopleQuery } from '../../api/people.queries.ts'
import { reportFailure } from '../../shell/report.ts'
import { HeartButton } from '../../titles/heart/heart.tsx'

type PersonHeartProps = { personId: number; name: string; className?: string | undefined }

/** Adds a person to the favorites or removes them, at once; for members. @spec decisions 11.15 */
export function PersonHeart({ personId, name, className }: PersonHeartProps) {
  const asker = useAsker()
  const cache = useQueryClient()
  const { queryKey } = favoritePeopleQuery(asker)
  const { data: isKept = false } = useQuery({
    ...favoritePeopleQuery(asker),
    select: (people) => people.some(({ person_id }) => person_id === personId),
  })
  /** The requested state while the response is pending. */
  const [wish, setWish] = useState<boolean | null>(null)
  const isFavorite = wish ?? isKept
  const change = async (isWanted: boolean) => {
    setWish(isWanted)
    try {
      await cache.cancelQueries({ queryKey })
      const people = await (isWanted
        ? call(addFavoritePerson, { body: { personId } })
        : call(removeFavoritePerson, { params: { personId } }))
      cache.setQueryData(queryKey, people)
    } catch (error) {
      reportFailure(error)
    }
    setWish(null)
  }
  return (
    <HeartButton
      className={className}
      name={name}
      isFavorite={isFavorite}
      onClick={() => void change(!isFavorite)}
    />
  )
}
