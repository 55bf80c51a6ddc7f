import { Share2 } from 'lucide'
import { detailTexts } from '../../texts/detail.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Shares the page's address by the device's share sheet if it has one, otherwise by copying the link. @spec catalogue 2.10.3 */
export function ShareButton({ title, className }: { title: string; className: string | undefined }) {
  const item = useTextsOf(detailTexts)
  const share = async () => {
    const url = location.origin + location.pathname
    if (typeof navigator.share === 'function') {
      // Closing the sheet without choosing is not an error.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast(item.linkCopied, 'success')
    } catch {
      showToast(item.linkNotCopied, 'error')
    }
  }
  return <IconButton className={className} icon={Share2} label={item.share} onClick={() => void share()} />
}
