import { useOnramp } from '@latchkey/react'

/** Buys ether for 50 euros from a seller of the cloud. */
export function Buy() {
  const { state, begin, buy } = useOnramp()
  const { offers, purchase, selectedProvider, status } = state
  const quote = offers.find(({ provider }) => provider === selectedProvider)?.quote
  return (
    <p data-testid="pg-money-buy">
      <button type="button" onClick={() => void begin({ amount: '50', payWith: 'EUR', currency: 'ETH' })}>
        Ask for quotes
      </button>{' '}
      {quote && !quote.isSample && (
        <button type="button" onClick={() => void buy().catch(() => undefined)}>
          Buy {quote.purchaseAmount.amount} ETH at {selectedProvider}
        </button>
      )}{' '}
      {purchase?.isBlocked && purchase.url !== null && <a href={purchase.url}>Open the seller</a>} {status}
    </p>
  )
}
