import { useNfts } from '@latchkey/react'

/** The account's non-fungible tokens on its network. */
export function Nfts() {
  const { nfts, spam, error, next, loadMore, retry } = useNfts()
  return (
    <p data-testid="pg-money-nfts">
      {nfts.length} tokens, {spam.length} hidden. {nfts.map(({ name, tokenId }) => name ?? `#${tokenId}`).join(', ')}{' '}
      {error && (
        <button type="button" onClick={() => void retry()}>
          {error.message}. Try again
        </button>
      )}
      {next !== undefined && (
        <button type="button" onClick={() => void loadMore()}>
          More
        </button>
      )}
    </p>
  )
}
