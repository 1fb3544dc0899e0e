import { useAccount } from '@latchkey/react'

export function Addresses() {
  const { accounts } = useAccount({ namespace: 'bip122' })
  return (
    <ul>
      {accounts.map(({ address, type }) => (
        <li key={address}>
          {type}: {address}
        </li>
      ))}
    </ul>
  )
}
