import { useSignTypedData } from '@latchkey/react'

const types = { Greeting: [{ name: 'text', type: 'string' }] } as const

/** Signs structured data (EIP-712), which the wallet shows field by field. */
export function SignTypedData() {
  const { signTypedData, data, error } = useSignTypedData()
  const sign = () =>
    signTypedData({ domain: { name: 'Playground' }, types, primaryType: 'Greeting', message: { text: 'Hello' } })
  return (
    <p className="code" data-testid="pg-money-typed">
      <button type="button" className="button" onClick={() => void sign().catch(() => undefined)}>
        Sign a greeting
      </button>{' '}
      {error ? error.message : data}
    </p>
  )
}
