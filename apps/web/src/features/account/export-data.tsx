import { exportUser } from '@quintet/contracts/personal-data'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { useCloseThisModal } from '../../ui/modal/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { saveFile } from '../../shell/save-file.ts'
import { ProofForm } from '../../forms/proof-form/proof-form.tsx'

const INDENT = 2

/** Offers all data of the account as a file. @spec decisions 3.10 */
export function ExportData() {
  const { data } = useTextsOf(accountTexts)
  const close = useCloseThisModal()
  const download = async () => {
    try {
      saveFile(JSON.stringify(await call(exportUser), null, INDENT), {
        name: 'my-data.json',
        type: 'application/json',
      })
      showToast(data.exported, 'success')
      close()
    } catch {
      showToast(data.exportFailed, 'error')
    }
  }
  return <ProofForm text={data.exportText} submitLabel={data.exportSubmit} onProved={download} />
}
