import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadDevnet } from './devnet/loadDevnet.ts'
import { NoDevnet } from './NoDevnet.tsx'
import { createPlayground } from './state/createPlayground.ts'
import { PlaygroundContext } from './state/PlaygroundContext.ts'

const element = document.querySelector('#root')
const devnet = await loadDevnet()
const playground = devnet && (await createPlayground(devnet))
if (element) {
  createRoot(element).render(
    <StrictMode>
      {playground === undefined ? (
        <NoDevnet />
      ) : (
        <PlaygroundContext value={playground}>
          <App />
        </PlaygroundContext>
      )}
    </StrictMode>,
  )
}
