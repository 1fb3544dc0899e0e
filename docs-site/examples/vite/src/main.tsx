import { ModalProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { modal } from './latchkey.ts'

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <App />
      </ModalProvider>
    </StrictMode>,
  )
