import { useSend } from '@latchkey/react'
import { useState } from 'react'

export function Tip({ to }: { readonly to: string }) {
  const { send } = useSend()
  const [result, setResult] = useState('')
  const tip = async () => {
    try {
      const { status } = await send({ to, amount: 1_000_000_000_000_000n })
      setResult(status)
    } catch (error) {
      setResult(error instanceof Error ? error.message : 'Failed')
    }
  }
  return (
    <button type="button" onClick={() => void tip()}>
      Send 0.001 ETH {result}
    </button>
  )
}
