import type { Phone, PhoneProposal } from '@latchkey/testing/phone'
import { useState, type ReactElement } from 'react'
import { shorten } from '../ui/shorten.ts'
import { PhoneSheet } from './PhoneSheet.tsx'
import { toPeerName, toPeerPlace } from './toPeer.ts'
import { usePhoneState } from './usePhoneState.ts'

/** An app asks to be connected. */
export function ProposalSheet({
  phone,
  proposal,
}: {
  readonly phone: Phone
  readonly proposal: PhoneProposal
}): ReactElement {
  const { account } = usePhoneState(phone)
  const [trouble, setTrouble] = useState('')
  const { id, peer, chainIds, unknownChains } = proposal
  const names = chainIds.map((chainId) => phone.chains.find((chain) => chain.chainId === chainId)?.name ?? chainId)
  const answer = (answered: Promise<unknown>): void => {
    answered.catch((error: unknown) => setTrouble(error instanceof Error ? error.message : 'That did not work.'))
  }
  return (
    <PhoneSheet
      title={`Connect to ${toPeerName(peer)}?`}
      place={toPeerPlace(peer)}
      lead="It will see the account and what it holds. It can move nothing without asking."
      note={trouble}
      yes="Connect"
      no="Reject"
      isPossible={chainIds.length > 0}
      onYes={() => answer(phone.approve({ id, accounts: [account] }))}
      onNo={() => answer(phone.reject({ id }))}
    >
      <dl className="phone-rows">
        <div>
          <dt>Account</dt>
          <dd className="code" title={account}>
            {shorten(account)}
          </dd>
        </div>
        <div>
          <dt>Networks</dt>
          <dd>{names.join(', ') || 'none that this wallet knows'}</dd>
        </div>
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
