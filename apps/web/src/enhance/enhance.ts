/**
 * The few kB of plain script that every page starts with. Custom elements, so that the same behaviour works on cached pages, on hydrated
 * pages and for elements that React adds later. Their state is CSS `:state()`, never an attribute, so that hydration finds the markup as
 * the server wrote it.
 */
import { AccordionElement } from './accordion-element.ts'
import { DrawingElement } from './drawing-element.ts'
import { tabToSkipLink } from './first-tab.ts'
import { HeaderElement } from './header-element.ts'
import { keepFromReact } from './keep-from-react.ts'
import { OfflineElement } from './offline-element.ts'
import { moveRows, RowElement } from './row-element.ts'

keepFromReact()
tabToSkipLink()
moveRows()
customElements.define('quintet-header', HeaderElement)
customElements.define('quintet-row', RowElement)
customElements.define('quintet-accordion', AccordionElement)
customElements.define('quintet-drawing', DrawingElement)
customElements.define('quintet-offline', OfflineElement)
