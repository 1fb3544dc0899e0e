import type { BitcoinHostileOwner, BitcoinHostileTools } from './BitcoinHostileTools.ts'

/**
 * Creates the tools for wallets of the Wallet Standard.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createBitcoinStandardTools(
  owner: BitcoinHostileOwner,
): Pick<BitcoinHostileTools, 'create' | 'register' | 'announce'> {
  const { target, name, icon, account, ordinals, sign } = owner

  const create: BitcoinHostileTools['create'] = (parts = {}) => {
    const connect = async (input: unknown): Promise<unknown> => {
      if (parts.connect) return parts.connect(input)
      if (Object(input).silent === true && !owner.isConnected()) return { accounts: [] }
      owner.connect()
      wallet.accounts = [account, ordinals]
      return { accounts: wallet.accounts }
    }
    const wallet = {
      version: '1.0.0',
      name,
      icon,
      chains: account.chains,
      accounts: new Array<unknown>(),
      features: {
        'bitcoin:connect': { version: '1.0.0', connect },
        'standard:connect': { version: '1.0.0', connect },
        'standard:disconnect': {
          version: '1.0.0',
          async disconnect() {
            owner.disconnect()
            wallet.accounts = []
          },
        },
        'standard:events': { version: '1.0.0', on: owner.listen },
        'bitcoin:signMessage': {
          version: '1.0.0',
          signMessage: (...inputs: readonly { readonly message: Uint8Array }[]) =>
            Promise.all(
              inputs.map(async ({ message }) =>
                parts.signMessage
                  ? parts.signMessage(message)
                  : { signedMessage: message, signature: await sign.signMessage(message) },
              ),
            ),
        },
        'bitcoin:signTransaction': {
          version: '1.0.0',
          signTransaction: (...inputs: readonly { readonly psbt: Uint8Array }[]) =>
            Promise.all(
              inputs.map(async ({ psbt }) =>
                parts.signPsbt ? parts.signPsbt(psbt) : { signedPsbt: await sign.signPsbt(psbt) },
              ),
            ),
        },
        ...parts.features,
      },
    }
    // Copies descriptors, so that a throwing getter throws in the page.
    return Object.defineProperties(wallet, Object.getOwnPropertyDescriptors(parts.wallet ?? {}))
  }

  const register = (wallet: unknown): void => {
    const run = (api: unknown): void => void Object(api).register(wallet)
    target.addEventListener('wallet-standard:app-ready', (event) => run(Object(event).detail))
    target.dispatchEvent(new target.CustomEvent('wallet-standard:register-wallet', { detail: run }))
  }

  return { create, register, announce: (parts) => register(create(parts)) }
}
