import type { Phone } from '@latchkey/testing/phone'
import { useId, useState, type ReactElement } from 'react'
import { chainKinds } from '../devnet/chainKinds.ts'
import type { ChainKind } from '../devnet/Devnet.ts'
import { PhoneSelect } from './PhoneSelect.tsx'
import { toPhoneChoices } from './toPhoneChoices.ts'
import { usePhoneState } from './usePhoneState.ts'

/** The wallet's current account and network for each kind of chain, which its owner can change. */
export function PhoneFacts({ phone }: { readonly phone: Phone }): ReactElement {
  const state = usePhoneState(phone)
  const [wanted, setWanted] = useState<ChainKind>('eip155')
  const id = useId()
  const isOffline = state.relay === 'offline'
  const kinds: readonly ChainKind[] = ['eip155', ...state.others.map(({ namespace }) => namespace)]
  const kind = kinds.find((each) => each === wanted) ?? 'eip155'
  const { account, network } = toPhoneChoices({ phone, state, kind })
  return (
    <dl className="phone-facts">
      {kinds.length > 1 && (
        <PhoneSelect
          label="Kind of chain"
          testId="pg-phone-kind"
          value={kind}
          choices={kinds.map((value) => ({ value, text: chainKinds[value].name }))}
          onChange={(value) => setWanted(kinds.find((each) => each === value) ?? kind)}
        />
      )}
      <PhoneSelect label="Account" testId="pg-phone-account" {...account} />
      <PhoneSelect label="Network" testId="pg-phone-network" {...network} />
      <div>
        <dt>
          <label htmlFor={`${id}-online`}>Online</label>
        </dt>
        <dd>
          <input
            id={`${id}-online`}
            type="checkbox"
            className="switch"
            checked={!isOffline}
            data-testid="pg-phone-online"
            onChange={() => void (isOffline ? phone.goOnline() : phone.goOffline()).catch(() => undefined)}
          />
        </dd>
      </div>
    </dl>
  )
}
