import { useModal } from '@latchkey/react'
import type { ReactElement } from 'react'
import type { PageActions } from '../actions/useActions.ts'
import { Icon } from '../ui/Icon.tsx'
import { toTour, type TourStep } from './toTour.ts'

const hints = { done: 'done', current: 'now', next: 'later' } as const

/** One button that leads a new visitor through everything: connect, sign, send, switch. */
export function Tour({ page }: { readonly page: PageActions }): ReactElement {
  const { actions, result, isBusy, isConnected, done, chain, other } = page
  const { open } = useModal()
  const steps = toTour({ isConnected, done, canSwitch: other !== undefined || done.includes('switch') })
  const current = steps.find(({ state }) => state === 'current')
  const symbol = chain?.network.nativeCurrency.symbol ?? 'ETH'
  const run: Readonly<Record<TourStep | 'again', { readonly label: string; readonly press: () => void }>> = {
    connect: { label: 'Try it: connect with play money', press: () => open({ view: 'Connect' }) },
    sign: { label: 'Sign a message', press: () => void actions.sign('Hello from the playground') },
    // On a network that is not the page's, the visitor chooses one first.
    send: { label: `Send 0.01 ${symbol}`, press: () => (chain ? void actions.send() : open({ view: 'Networks' })) },
    switch: { label: `Switch to ${other?.network.name ?? ''}`, press: () => void actions.changeNetwork() },
    again: { label: 'Disconnect and start again', press: () => void actions.leave() },
  }
  const { label, press } = run[current?.step ?? 'again']
  const text =
    result.status === 'idle'
      ? isConnected
        ? 'You are connected. Everything below works now, too.'
        : 'No account needed. Choose Demo Wallet in the list, and approve in its window.'
      : `${result.title}. ${result.text}`
  return (
    <section className="tour" aria-label="Guided tour">
      <button
        type="button"
        className="button tour-button"
        data-testid="pg-try"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) press()
        }}
      >
        {isBusy ? (result.status === 'sent' ? 'Waiting for the chain' : 'Continue in the wallet') : label}
        {isBusy ? <span className="tour-busy" aria-hidden="true" /> : <Icon name="arrow" />}
      </button>
      <ol className="tour-steps">
        {steps.map(({ step, name, state }, index) => (
          <li
            key={step}
            data-state={state}
            data-testid={`pg-step-${step}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden="true">{state === 'done' ? <Icon name="tick" /> : index + 1}</span>
            {name}
            <span className="hidden">, {hints[state]}</span>
          </li>
        ))}
      </ol>
      <p className="tour-text quiet" data-status={result.status}>
        {current === undefined && result.status !== 'failed' && !isBusy
          ? 'The tour is complete. Everything below works, too.'
          : text}
      </p>
    </section>
  )
}
