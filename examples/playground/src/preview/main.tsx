import { createRoot } from 'react-dom/client'
import { loadDevnet } from '../devnet/loadDevnet.ts'
import { createPreview } from './createPreview.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { refuseFocus } from './refuseFocus.ts'

refuseFocus()
const element = document.querySelector('#root')
const devnet = await loadDevnet()
if (element && devnet) createRoot(element).render(<PreviewPage modal={await createPreview(devnet)} />)
