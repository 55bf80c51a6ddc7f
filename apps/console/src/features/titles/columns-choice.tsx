import { Columns3 } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Icon } from '../../ui/icon.tsx'
import { keepColumns, TITLE_COLUMNS, type TitleColumn, USUAL_COLUMNS } from './title-columns.ts'

type ColumnsProps = {
  shown: ReadonlySet<TitleColumn>
  onShow: (columns: ReadonlySet<TitleColumn>) => void
}

/** Lets the operator choose the columns of the table of titles, and stores the choice. */
export function ColumnsChoice({ shown, onShow }: ColumnsProps) {
  const { titles: words } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <Icon drawing={Columns3} />
        {words.chooseColumns}
      </Button>
      {isOpen && (
        <ColumnsDialog
          shown={shown}
          onShow={(next) => {
            keepColumns(next)
            onShow(next)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

// Each tick changes the table behind the dialog at once.
function ColumnsDialog({ shown, onShow, onClose }: ColumnsProps & { onClose: () => void }) {
  const { titles: words, common } = useTexts()
  return (
    <Dialog title={words.chooseColumns} lead={words.columnsLead} onClose={onClose}>
      <div className={form.form}>
        {TITLE_COLUMNS.map((column) => (
          <Check
            key={column}
            label={words.columns[column]}
            checked={shown.has(column)}
            onChange={() => onShow(shown.symmetricDifference(new Set([column])))}
          />
        ))}
      </div>
      <div className={form.actions}>
        <Button look="plain" disabled={shown === USUAL_COLUMNS} onClick={() => onShow(USUAL_COLUMNS)}>
          {words.usualColumns}
        </Button>
        <Button look="primary" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  )
}
