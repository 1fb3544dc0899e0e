import { useAccounts } from '@latchkey/react'
import { useId, useState, type ReactElement } from 'react'
import { chainKinds } from '../devnet/chainKinds.ts'
import { Card } from '../ui/Card.tsx'
import { ActionButton } from './ActionButton.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import type { PageActions } from './useActions.ts'

/** Tokens by their index in the list: one is ordinary, the other has a trait that breaks naive software. */
const tokenButtons = [
  { testId: 'pg-send-token', icon: 'coin', text: { eip155: 'an ordinary token', solana: 'an ordinary token' } },
  {
    testId: 'pg-send-silent-token',
    icon: 'coins',
    text: { eip155: 'its transfer returns nothing', solana: 'of Token-2022' },
  },
] as const

/** Sign, send and switch: what an app does with a connected wallet. */
export function Actions({ page }: { readonly page: PageActions }): ReactElement {
  const { actions, result, isConnected, chain, other, isBusy } = page
  const accounts = useAccounts()
  const [message, setMessage] = useState('Hello from the playground')
  const messageId = useId()
  const coin = chain?.network.nativeCurrency.symbol ?? 'ETH'
  const kind = chain?.network.chainNamespace ?? 'eip155'
  /** Only one action runs at a time, and none without a wallet. */
  const can = (action: (() => Promise<void>) | undefined): (() => void) | undefined =>
    isConnected && !isBusy && action ? () => void action() : undefined
  return (
    <Card folds title="Use the wallet" text="The wallet asks for your approval first.">
      <div className="field">
        <label htmlFor={messageId}>Message</label>
        <input id={messageId} value={message} maxLength={200} onChange={({ target }) => setMessage(target.value)} />
      </div>
      <div className="actions">
        <ActionButton
          icon="pen"
          label="Sign the message"
          text="and verify the signature"
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
        {kind !== 'bip122' &&
          tokenButtons.map(({ testId, icon, text }, index) => {
            const token = chain?.tokens[index]
            return (
              <ActionButton
                key={testId}
                icon={icon}
                label={`Send 5 ${token?.symbol ?? 'TUSD'}`}
                text={text[kind]}
                testId={testId}
                onPress={can(token && (() => actions.sendToken(token)))}
              />
            )
          })}
        <ActionButton
          icon="alert"
          label="Send too much"
          text="more than the account has: it fails"
          testId="pg-send-too-much"
          onPress={can(chain && actions.sendMore)}
        />
        {other && (
          <ActionButton
            icon="swap"
            label={`Switch to ${other.network.name}`}
            text="without the modal"
            testId="pg-switch"
            onPress={can(actions.changeNetwork)}
          />
        )}
        <ActionButton
          icon="drop"
          label={`Get ${chainKinds[kind].faucetCoins} ${coin}`}
          text="from the local faucet"
          testId="pg-faucet"
          onPress={can(chain && actions.askFaucet)}
        />
        <ActionButton
          icon="exit"
          label={accounts.length > 1 ? 'Disconnect all' : 'Disconnect'}
          text="until you connect again"
          testId="pg-disconnect"
          onPress={can(actions.leave)}
        />
      </div>
      <ResultPanel
        result={result}
        empty={isConnected ? 'The result of an action is shown here.' : 'Connect a wallet to use these.'}
      />
    </Card>
  )
}
