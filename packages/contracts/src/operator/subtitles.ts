/** Subtitles of a title: the tracks and their cues, and editors' versions that override the imported ones. @spec decisions 13.34 */
import { z } from 'zod'
import { ContentId, text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { Changed } from './fields.ts'

/** captions: for the hard of hearing; forced: only what is said or written in a language other than the film's. */
export const SUBTITLE_KINDS = ['subtitles', 'captions', 'forced'] as const
const SUBTITLES_MAX = 40
const CUES_MAX = 20_000
export const CUE_TEXT_MAX = 2000
/** Maximum file size, the same as for imports. */
export const SUBTITLE_BYTES = 5 * 1024 * 1024
const BODY_BYTES = Math.ceil((SUBTITLE_BYTES * 4) / 3) + 64 * 1024

const Seconds = z.number().nonnegative().max(1_000_000)
export const SubtitleCue = z.strictObject({
  start: Seconds,
  end: Seconds,
  text: text(CUE_TEXT_MAX).describe(
    'Text as in SRT: <i>, <b> and <u> are markup, everything else is plain text.',
  ),
  isAtTop: z.boolean(),
})
export type SubtitleCue = z.infer<typeof SubtitleCue>

const Named = {
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, 'Name a language as de, en or pt-BR.')
    .describe('Language, BCP 47.'),
  kind: z.enum(SUBTITLE_KINDS),
}

export const TitleSubtitle = z.object({ id: z.string(), ...Named, label: z.string() })
export type TitleSubtitle = z.infer<typeof TitleSubtitle>

const TitleId = z.object({ id: ContentId })

export const listSubtitles = defineRoute({
  id: 'operatorListSubtitles',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/subtitles',
  access: 'operator:look',
  summary: 'Lists the subtitles of a title, hidden or not.',
  params: TitleId,
  answer: z.object({
    isEdited: z.boolean(),
    tracks: z.array(TitleSubtitle.extend({ language: z.string() })),
  }),
  problems: ['unknown_content'],
})

export const readCues = defineRoute({
  id: 'operatorReadCues',
  service: 'operator',
  method: 'GET',
  path: '/operator/titles/:id/subtitles/:track',
  access: 'operator:look',
  summary: 'Returns the contents of one subtitle track.',
  params: TitleId.extend({ track: text(100) }),
  answer: z.array(SubtitleCue),
  problems: ['unknown_content'],
})

export const setSubtitles = defineRoute({
  id: 'operatorSetSubtitles',
  service: 'operator',
  method: 'PUT',
  path: '/operator/titles/:id/subtitles',
  access: 'operator:edit',
  summary:
    'Replaces the subtitles of a title, overriding those of its import; later imports leave them in place.',
  params: TitleId,
  body: z.strictObject({
    version: z.int().nonnegative().describe('Version that the editor saw.'),
    tracks: z
      .array(
        z.strictObject({
          ...Named,
          of: z.union([
            z.strictObject({ track: text(100) }).describe('Track that the title already has.'),
            z.strictObject({ cues: z.array(SubtitleCue).min(1).max(CUES_MAX) }),
            z
              .strictObject({ file: z.base64().max(BODY_BYTES) })
              .describe('File in SRT, WebVTT, ASS or SSA format.'),
          ]),
        }),
      )
      .max(SUBTITLES_MAX),
  }),
  bodyBytes: BODY_BYTES,
  answer: Changed,
  problems: ['unknown_content', 'title_changed', 'subtitle_refused'],
})

export const takeImportedSubtitles = defineRoute({
  id: 'operatorTakeImportedSubtitles',
  service: 'operator',
  method: 'POST',
  path: '/operator/titles/:id/subtitles/as-imported',
  access: 'operator:edit',
  summary: 'Resets the subtitles of a title to those of its import.',
  params: TitleId,
  answer: Changed,
  problems: ['unknown_content'],
})
