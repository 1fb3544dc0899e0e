import { useId, useState, type ReactElement } from 'react'
import { Card } from '../ui/Card.tsx'
import { ActionButton } from './ActionButton.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { useActions, type ActionsProps } from './useActions.ts'

/** Sign, send, switch: what an app does with a connected wallet. */
export function Actions(props: ActionsProps): ReactElement {
  const { actions, result, isConnected, chain, other, isBusy } = useActions(props)
  const [message, setMessage] = useState('Hello from the playground')
  const messageId = useId()
  const [token, silentToken] = chain?.tokens ?? []
  const coin = chain?.network.nativeCurrency.symbol ?? 'ETH'
  /** Only one thing at a time, and nothing without a wallet. */
  const can = (action: (() => Promise<void>) | undefined): (() => void) | undefined =>
    isConnected && !isBusy && action ? () => void action() : undefined
  return (
    <Card title="Use it" text="Each goes to the wallet, which asks you first.">
      <div className="field">
        <label htmlFor={messageId}>Message</label>
        <input id={messageId} value={message} maxLength={200} onChange={({ target }) => setMessage(target.value)} />
      </div>
      <div className="actions">
        <ActionButton
          icon="pen"
          label="Sign the message"
          text="and verify it with viem"
          testId="pg-sign"
          onPress={can(() => actions.sign(message))}
        />
        <ActionButton
          icon="up"
          label={`Send 0.01 ${coin}`}
          text="the network’s own coin"
          testId="pg-send"
          onPress={can(chain && actions.send)}
        />
        <ActionButton
          icon="coin"
          label={`Send 5 ${token?.symbol ?? 'TUSD'}`}
          text="an ordinary token"
          testId="pg-send-token"
          onPress={can(token && (() => actions.sendToken(token)))}
        />
        <ActionButton
          icon="coins"
          label={`Send 5 ${silentToken?.symbol ?? 'LUSD'}`}
          text="its transfer returns nothing"
          testId="pg-send-silent-token"
          onPress={can(silentToken && (() => actions.sendToken(silentToken)))}
        />
        <ActionButton
          icon="alert"
          label="Send too much"
          text="to see it fail"
          testId="pg-send-too-much"
          onPress={can(token && (() => actions.sendMore(token)))}
        />
        <ActionButton
          icon="swap"
          label={`Switch to ${other?.network.name ?? 'another network'}`}
          text="without the modal"
          testId="pg-switch"
          onPress={can(other && actions.changeNetwork)}
        />
        <ActionButton
          icon="drop"
          label={`Get 10 ${coin}`}
          text="from the local faucet"
          testId="pg-faucet"
          onPress={can(chain && actions.askFaucet)}
        />
        <ActionButton
          icon="exit"
          label="Disconnect"
          text="for good, also after a reload"
          testId="pg-disconnect"
          onPress={can(actions.leave)}
        />
      </div>
      <ResultPanel
        result={result}
        empty={isConnected ? 'Press a button, and this tells how it went.' : 'Connect a wallet to use these.'}
      />
    </Card>
  )
}
