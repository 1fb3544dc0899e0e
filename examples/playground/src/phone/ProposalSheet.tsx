import type { Phone, PhoneProposal } from '@latchkey/testing/phone'
import { useState, type ReactElement } from 'react'
import { shorten } from '../ui/shorten.ts'
import { PhoneSheet } from './PhoneSheet.tsx'
import { findNetworkName } from '../devnet/findNetworkName.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { toPeerName, toPeerPlace, toVisibleLine } from './toPeer.ts'
import { usePhoneState } from './usePhoneState.ts'

/** An app's session proposal. */
export function ProposalSheet({
  phone,
  proposal,
}: {
  readonly phone: Phone
  readonly proposal: PhoneProposal
}): ReactElement {
  const { devnet } = usePlayground()
  const { account, others: parts } = usePhoneState(phone)
  const [trouble, setTrouble] = useState('')
  const { id, peer, chainIds, unknownChains, others, signIn } = proposal
  const names = [...chainIds.map((chainId) => `eip155:${chainId}`), ...others.flatMap(({ chains }) => chains)].map(
    (chain) => findNetworkName(devnet, chain),
  )
  const accounts = [
    ...(chainIds.length > 0 ? [account] : []),
    ...others.flatMap(({ namespace }) => parts.find((part) => part.namespace === namespace)?.account ?? []),
  ]
  const answer = (answered: Promise<unknown>): void => {
    answered.catch((error: unknown) => setTrouble(error instanceof Error ? error.message : 'That did not work.'))
  }
  return (
    <PhoneSheet
      title={`Connect to ${toPeerName(peer)}?`}
      place={toPeerPlace(peer)}
      lead={`It will see the ${accounts.length > 1 ? 'accounts and what they hold' : 'account and what it holds'}. It can move nothing without asking.`}
      note={trouble}
      yes="Connect"
      no="Reject"
      isPossible={names.length > 0}
      onYes={() => answer(phone.approve({ id, accounts: [account] }))}
      onNo={() => answer(phone.reject({ id }))}
    >
      <dl className="phone-rows">
        <div>
          <dt>{accounts.length > 1 ? 'Accounts' : 'Account'}</dt>
          <dd className="code">
            {accounts.map((address) => (
              <div key={address} title={address}>
                {shorten(address)}
              </div>
            ))}
          </dd>
        </div>
        <div>
          <dt>Networks</dt>
          <dd>{names.join(', ') || 'none that this wallet knows'}</dd>
        </div>
        {signIn && (
          <div>
            <dt>Signs you in</dt>
            <dd>{toVisibleLine(signIn.statement ?? signIn.domain)}</dd>
          </div>
        )}
        {unknownChains.length > 0 && (
          <div>
            <dt>Not granted</dt>
            <dd className="code">{unknownChains.join(', ')}</dd>
          </div>
        )}
      </dl>
    </PhoneSheet>
  )
}
