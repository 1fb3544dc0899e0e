import { selectAccount, selectActiveNetwork, type Namespace } from '@latchkey/core'
import { namespaces } from '@latchkey/core/internal'
import {
  describeAccount,
  openFromButton,
  type enButtons,
  type ShownAccount,
  type TranslateButton,
} from '@latchkey/react/internal'
import { createPartsReader } from '../parts/createPartsReader.ts'
import { parseParts, type AccountPart } from '../parts/parseParts.ts'
import type { Face, FaceContext, FacePart, PartWidth } from './Face.ts'

/** The account of a button at one moment. */
export interface AccountFace {
  /** Undefined while disconnected. */
  readonly face: Face | undefined
  readonly status: ShownAccount['status']
  readonly press: () => void
}

interface CreateAccountFaceParameters extends FaceContext {
  readonly t: TranslateButton<typeof enButtons>
}

/** Describes a button that shows the account of the element's namespace. */
export function createAccountFace({ modal, readAttribute, t, update }: CreateAccountFaceParameters): {
  readonly read: () => AccountFace
  readonly destroy: () => void
} {
  const { account, network } = modal.controllers
  const reader = createPartsReader({ modal, onChange: update })

  const read = (): AccountFace => {
    const requested = toNamespace(readAttribute('namespace'))
    const networks = network.store.getState()
    const namespace = requested ?? networks.activeNamespace
    const current = selectAccount(account.store.getState(), namespace)
    const { address, shortAddress, status } = describeAccount(current)
    const press = (): void => openFromButton({ modal, status, namespace: requested })
    if (shortAddress === undefined) return { face: undefined, status, press }
    const large = parseParts(readAttribute('show')) ?? (['avatar', 'address'] as const)
    const small = parseParts(readAttribute('show-small'))
    const reading = reader.read({
      namespace,
      address: current.address,
      caipAddress: current.caipAddress,
      parts: [...(small ?? []), ...large],
    })
    const toPart = (
      part: AccountPart,
      parts: readonly AccountPart[],
      only: PartWidth | undefined,
    ): FacePart | undefined => {
      if (part === 'avatar')
        return { kind: 'avatar', address, picture: parts.includes('name') ? reading.picture : undefined, only }
      if (part === 'name')
        return { kind: 'text', text: reading.name ?? shortAddress, dir: 'auto', title: address, only }
      if (part === 'address') return { kind: 'text', text: shortAddress, dir: 'auto', only }
      const text = part === 'balance' ? reading.balance : selectActiveNetwork(networks, namespace)?.name
      return text === undefined ? undefined : { kind: 'text', text, dir: part === 'balance' ? 'ltr' : 'auto', only }
    }
    const toFaceParts = (parts: readonly AccountPart[], only: PartWidth | undefined): readonly FacePart[] =>
      parts.map((part) => toPart(part, parts, only)).filter((part) => part !== undefined)
    const face: Face = {
      testId: 'lk-account-button',
      label: t('button.openAccount', { name: shortAddress }),
      isBusy: status === 'reconnecting',
      isUnverified: status === 'reconnecting',
      parts: [...toFaceParts(small ?? [], 'small'), ...toFaceParts(large, small && 'large')],
      press,
    }
    return { face, status, press }
  }

  return { read, destroy: reader.destroy }
}

function toNamespace(value: string | null): Namespace | undefined {
  return namespaces.find((namespace) => namespace === value)
}
