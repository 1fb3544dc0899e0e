import { isAddress, stringToHex } from 'viem'
import type { Address, Hex } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletContext, WalletHandler } from '../context.ts'
import { getAccount } from '../getAccount.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseAddress } from '../parse/parseAddress.ts'
import { isBytes } from '../parse/isBytes.ts'
import { parseEip712 } from '../parse/parseEip712.ts'

/** The methods that sign with the real keys (EIP-191, EIP-712). */
export function createSigningHandlers(
  context: WalletContext,
): Readonly<Record<'personal_sign' | 'eth_signTypedData_v4', WalletHandler>> {
  return {
    async personal_sign({ origin, params, confirm }) {
      const { raw, address } = parseMessage(params)
      getAccount(context, origin, address)
      await confirm(() => ({ kind: 'signMessage', address, message: { raw } }))
      return getAccount(context, origin, address).signMessage({ message: { raw } })
    },
    async eth_signTypedData_v4({ origin, params, chainId, confirm }) {
      const address = parseAddress(getParameter(params, 0), 'address')
      getAccount(context, origin, address)
      const typedData = parseEip712(getParameter(params, 1), chainId)
      await confirm(() => ({ kind: 'signTypedData', address, typedData }))
      return getAccount(context, origin, address).signTypedData(typedData)
    },
  }
}

/** Parses `[message, address]`. Some dapps swap them, which wallets accept. */
function parseMessage(params: unknown): { readonly raw: Hex; readonly address: Address } {
  const first = getParameter(params, 0)
  const second = getParameter(params, 1)
  const isSwapped = isAddressText(first) && !isAddressText(second)
  const message = isSwapped ? second : first
  if (typeof message !== 'string') {
    throw createProviderError('invalidParams', 'Invalid parameters: "message" must be a text or hex bytes.')
  }
  return {
    raw: isBytes(message) ? message : stringToHex(message),
    address: parseAddress(isSwapped ? first : second, 'address'),
  }
}

function isAddressText(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false })
}
