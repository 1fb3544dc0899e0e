import { useAccount } from '@latchkey/react'

export function Account() {
  const { status, address, unverifiedAddress, network, addressExplorerUrl } = useAccount({ namespace: 'eip155' })
  if (address === undefined)
    return <p>{unverifiedAddress === undefined ? `You are ${status}.` : 'Waiting for your wallet…'}</p>
  return (
    <p>
      <a href={addressExplorerUrl}>{address}</a> on {network?.name ?? 'an unknown network'}
    </p>
  )
}
