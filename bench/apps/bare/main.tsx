import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function App() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Connect
      </button>
      <output>none</output>
    </>
  )
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
