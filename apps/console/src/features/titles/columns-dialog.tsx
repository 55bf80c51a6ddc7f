import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Check } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { TITLE_COLUMNS, type TitleColumn, USUAL_COLUMNS } from './title-columns.ts'

type ColumnsDialogProps = {
  shown: ReadonlySet<TitleColumn>
  onShow: (columns: ReadonlySet<TitleColumn>) => void
  onClose: () => void
}

/** Which columns the table of titles has; it changes behind the dialog with each tick. */
export function ColumnsDialog({ shown, onShow, onClose }: ColumnsDialogProps) {
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
