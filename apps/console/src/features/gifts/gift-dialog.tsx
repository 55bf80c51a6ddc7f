/** Issues gift codes and shows them once. */
import { issueGifts } from '@quintet/contracts/operator/gifts'
import { GIFT_CODES_MAX, GIFT_MONTHS_MAX } from '@quintet/domain/membership/gift'
import { csvOf } from '@quintet/domain/basics/csv'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { giftsQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { ProvenForm } from '../../ui/proven-form.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { NoteAndLastDay } from './note-and-last-day.tsx'

const LASTS_DAYS = 3 * 365
const ROWS_MAX = 12

export function GiftDialog({ onClose }: { onClose: () => void }) {
  const { gifts: words, proof } = useTexts()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <Codes codes={codes} onClose={onClose} />
  const issue = (data: FormData) =>
    call(issueGifts, {
      body: {
        count: Number(textOf(data, 'count')),
        months: Number(textOf(data, 'months')),
        note: textOf(data, 'note'),
        lastDay: textOf(data, 'lastDay'),
      },
    })
  return (
    <Dialog title={words.issueGifts} lead={words.issueGiftsLead} onClose={onClose}>
      <ProvenForm
        submit={words.issueGifts}
        proofLead={proof.money}
        act={issue}
        onClose={onClose}
        onDone={(issued) => {
          setCodes(issued.codes)
          void queryClient.invalidateQueries({ queryKey: giftsQuery.queryKey })
        }}
      >
        <Field
          label={words.count}
          name="count"
          type="number"
          min={1}
          max={GIFT_CODES_MAX}
          defaultValue={1}
          required
        />
        <Field
          label={words.months}
          name="months"
          type="number"
          min={1}
          max={GIFT_MONTHS_MAX}
          defaultValue={1}
          required
        />
        <NoteAndLastDay days={LASTS_DAYS} />
      </ProvenForm>
    </Dialog>
  )
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { gifts: words } = useTexts()
  return (
    <Dialog title={words.shown(codes.length)} lead={words.shownLead} onClose={onClose}>
      <div className={form.form}>
        <TextArea
          label={words.codes}
          rows={Math.min(codes.length + 1, ROWS_MAX)}
          value={codes.join('\n')}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className={form.actions}>
          <Button onClick={() => saveFile('gifts.csv', csvOf(codes.map((code) => [code])))}>
            {words.saveCodes}
          </Button>
          <Button look="primary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
