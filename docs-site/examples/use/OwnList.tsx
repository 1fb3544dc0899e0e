import { useConnectors } from '@latchkey/react'
import { useState } from 'react'

export function OwnList() {
  const { connectors } = useConnectors()
  const [problem, setProblem] = useState('')
  return (
    <>
      {connectors.map(({ id, name, imageUrl, isInstalled, connect }) => (
        <button
          key={id}
          type="button"
          disabled={!isInstalled}
          onClick={() => void connect().catch((error: Error) => setProblem(error.message))}
        >
          {imageUrl !== undefined && <img src={imageUrl} alt="" width={24} height={24} />} {name}
        </button>
      ))}
      <p role="alert">{problem}</p>
    </>
  )
}
