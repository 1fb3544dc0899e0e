import { useSwap } from '@latchkey/react'

/** The example dollar of the local chains. */
const dollar = '0x7e57D011A4000000000000000000000000000001'

/** Swaps a coin for tokens with every check of the modal's form, and without it. */
export function Swap() {
  const { state, enter, review, confirm } = useSwap()
  const { error, quote, received, status } = state
  const ask = () => enter({ to: dollar, amount: '0.01' }, AbortSignal.timeout(20_000))
  const swap = async () => {
    await review()
    await confirm()
  }
  return (
    <p data-testid="pg-money-swap">
      <button type="button" className="button" onClick={() => void ask()}>
        Price of 0.01 ETH
      </button>{' '}
      {quote && <>At least {Number(quote.minimum) / 1e6} TUSD. </>}
      {status === 'quoted' && (
        <button type="button" className="button" onClick={() => void swap().catch(() => undefined)}>
          Swap
        </button>
      )}
      {status === 'done' && <>Arrived: {Number(received) / 1e6} TUSD</>} {error?.message}
    </p>
  )
}
