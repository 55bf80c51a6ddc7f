import { type AlbumTrack, editAlbum, type TrackEdit } from '@quintet/contracts/operator/albums'
import type { TrackField } from '@quintet/domain/catalogue/title-sheet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isProblem } from '../../../api/call.ts'
import { useSpeech } from '../../../texts/language.tsx'
import { wordsOf } from '../../../ui/failure.tsx'
import type { ManyDone } from '../many/undo-many.tsx'
import { type Fault, rowOf } from './rows.ts'

/** Saves the tracks of an album in one call. */
export function useAlbum(id: number, onDone: (done: ManyDone | null) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (tracks: TrackEdit[]) => call(editAlbum, { params: { id }, body: { tracks } }),
    async onSuccess({ edit }, { length: count }) {
      onDone(edit === null ? null : { edit, count })
      void queryClient.invalidateQueries({ queryKey: ['titles'] })
      await queryClient.invalidateQueries({ queryKey: ['title'] })
    },
  })
}

/** Names a track by its stored place and title, which stay the same while its row is edited. */
export type Naming = (id: number) => string

export function useNaming(tracks: readonly AlbumTrack[]): Naming {
  const { texts, language } = useSpeech()
  const names = new Map(
    tracks.map((track, at) => {
      const { disc, number, titleDe, titleEn } = rowOf(track)
      const [own, other] = language === 'de' ? [titleDe, titleEn] : [titleEn, titleDe]
      const place = [disc, number ?? at + 1].filter((part) => part !== null).join('.')
      return [track.id, texts.album.track(place, own || other || texts.album.untitled)]
    }),
  )
  return (id) => names.get(id) ?? String(id)
}

/** Faults of the form, and problems that the service answers with, each naming its track and field. */
export function useFaultOf(naming: Naming) {
  const { texts } = useSpeech()
  const { album: words, title } = texts
  const of = (id: number, field: TrackField, told: string) =>
    `${words.field(naming(id), title.fields[field])} – ${told}`
  return {
    written: ({ id, field, kind }: Fault) =>
      of(id, field, kind === 'noWork' ? title.work.missing : words.faults.noTitle),
    answered(error: unknown, sent: readonly TrackEdit[]) {
      if (isProblem(error, 'track_changed')) return words.changed(naming(error.details.track))
      if (isProblem(error, 'track_number_taken'))
        return words.taken(naming(error.details.track), naming(error.details.other))
      const place = isProblem(error, 'invalid_request') && placeIn(error.details['errors'])
      const track = place && sent[place.at]
      return track ? of(track.id, place.field, words.faults.invalid) : wordsOf(error, texts)
    },
  }
}

/** Reads a path such as `body.tracks.3.fields.people.0.name`. */
function placeIn(errors: unknown): { at: number; field: TrackField } | null {
  const [first] = (errors ?? []) as { path: string }[]
  const match = /tracks\.(\d+)\.fields\.(\w+)/.exec(first?.path ?? '')
  return match ? { at: Number(match[1]), field: match[2] as TrackField } : null
}
