import type { StandardPageTools, StandardPageWallet } from './registerStandardWallet.ts'

/**
 * The features of a Bitcoin wallet in a page. Converts between bytes in the page and base64 in the wallet.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 *
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 */
export function createBitcoinFeatures(
  _wallet: StandardPageWallet,
  tools: StandardPageTools,
): Readonly<Record<string, object>> {
  const { request, toBase64, toBytes, toAddress, getField, toList, connect, disconnect } = tools

  const sign = async (feature: string, inputs: readonly unknown[]): Promise<readonly unknown[]> =>
    toList(
      await request(
        feature,
        inputs.map((input) => ({
          psbt: toBase64(getField(input, 'psbt')),
          chain: getField(input, 'chain'),
          inputsToSign: toList(getField(input, 'inputsToSign')).map((each) => ({
            address: toAddress(getField(each, 'account')),
            signingIndexes: getField(each, 'signingIndexes'),
            sigHash: getField(each, 'sigHash'),
          })),
        })),
      ),
    )

  return {
    'standard:connect': Object.freeze({
      version: '1.0.0',
      connect: async (input?: unknown) => ({
        accounts: await connect('standard:connect', { silent: getField(input, 'silent') === true }),
      }),
    }),
    'standard:disconnect': Object.freeze({ version: '1.0.0', disconnect: () => disconnect('standard:disconnect') }),
    'bitcoin:connect': Object.freeze({
      version: '1.0.0',
      connect: async (input?: unknown) => ({
        accounts: await connect('bitcoin:connect', { purposes: getField(input, 'purposes') }),
      }),
    }),
    'bitcoin:signMessage': Object.freeze({
      version: '1.0.0',
      async signMessage(...inputs: readonly unknown[]) {
        const requests = inputs.map((input) => ({
          address: toAddress(getField(input, 'account')),
          message: toBase64(getField(input, 'message')),
        }))
        const signed = toList(await request('bitcoin:signMessage', requests))
        return signed.map((each) => ({
          signedMessage: toBytes(getField(each, 'signedMessage')),
          signature: toBytes(getField(each, 'signature')),
        }))
      },
    }),
    'bitcoin:signTransaction': Object.freeze({
      version: '1.0.0',
      async signTransaction(...inputs: readonly unknown[]) {
        const signed = await sign('bitcoin:signTransaction', inputs)
        return signed.map((each) => ({ signedPsbt: toBytes(getField(each, 'signedPsbt')) }))
      },
    }),
    'bitcoin:signAndSendTransaction': Object.freeze({
      version: '1.0.0',
      signAndSendTransaction: (...inputs: readonly unknown[]) => sign('bitcoin:signAndSendTransaction', inputs),
    }),
  }
}
