import type { Phone, PhoneState } from '@latchkey/testing/phone'
import type { ChainKind } from '../devnet/Devnet.ts'
import { shorten } from '../ui/shorten.ts'
import type { PhoneChoice } from './PhoneSelect.tsx'

interface Choices {
  readonly value: string
  readonly choices: readonly PhoneChoice[]
  readonly onChange: (value: string) => void
}

/** Short names of the address types, to fit the phone's width. */
const addressTypes = { p2wpkh: 'SegWit', 'p2sh-p2wpkh': 'Nested', p2tr: 'Taproot' } as const

/** Returns the accounts and networks that the phone's owner can choose, for one kind of chain. */
export function toPhoneChoices(parameters: {
  readonly phone: Phone
  readonly state: PhoneState
  readonly kind: ChainKind
}): { readonly account: Choices; readonly network: Choices } {
  const { phone, state, kind } = parameters
  const other = state.others.find(({ namespace }) => namespace === kind)
  const onAccount = (address: string): void => phone.switchAccount(address)
  if (other === undefined) {
    return {
      account: {
        value: state.account,
        choices: phone.accounts.map((address) => ({ value: address, text: shorten(address) })),
        onChange: onAccount,
      },
      network: {
        value: `${state.chainId}`,
        choices: phone.chains.map(({ chainId, name = `Chain ${chainId}` }) => ({ value: `${chainId}`, text: name })),
        onChange: (chainId) => phone.switchChain(Number(chainId)),
      },
    }
  }
  return {
    account: {
      value: other.account,
      choices: other.accounts.map(({ address, addressType }) => ({
        value: address,
        text: [shorten(address), ...(addressType ? [addressTypes[addressType]] : [])].join(', '),
      })),
      onChange: onAccount,
    },
    network: {
      value: other.chain,
      choices: other.chains.map(({ chain, name }) => ({ value: chain, text: name })),
      onChange: (chain) => phone.switchChain(chain),
    },
  }
}
