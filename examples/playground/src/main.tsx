import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadDevnet } from './devnet/loadDevnet.ts'
import { NoDevnet } from './NoDevnet.tsx'
import { createPlayground } from './state/createPlayground.ts'
import { PlaygroundContext } from './state/PlaygroundContext.ts'

const element = document.querySelector('#root')
const devnet = await loadDevnet()
if (element) {
  createRoot(element).render(
    <StrictMode>
      {devnet === undefined ? (
        <NoDevnet />
      ) : (
        <PlaygroundContext value={createPlayground(devnet)}>
          <App />
        </PlaygroundContext>
      )}
    </StrictMode>,
  )
}
