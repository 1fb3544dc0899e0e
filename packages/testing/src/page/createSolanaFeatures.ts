import type { StandardPageTools, StandardPageWallet } from './registerStandardWallet.ts'

/**
 * The features of a Solana wallet in a page. Converts between bytes in the page and base64 in the wallet.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createSolanaFeatures(
  wallet: StandardPageWallet,
  tools: StandardPageTools,
): Readonly<Record<string, object>> {
  const { request, toBase64, toBytes, toAddress, getField, toList, connect, disconnect } = tools
  const supportedTransactionVersions = Object.freeze(['legacy', 0])

  /** Calls a feature with a list of inputs and converts these fields of each answer to bytes. */
  const call = async (
    feature: string,
    inputs: readonly unknown[],
    fields: readonly string[],
  ): Promise<readonly Readonly<Record<string, Uint8Array>>[]> => {
    if (inputs.length === 0) return []
    const answers = await request(
      feature,
      inputs.map((input) => {
        const asked = { address: toAddress(getField(input, 'account')) }
        if (feature === 'solana:signMessage') return { ...asked, message: toBase64(getField(input, 'message')) }
        const transaction = toBase64(getField(input, 'transaction'))
        return { ...asked, transaction, chain: getField(input, 'chain'), options: getField(input, 'options') }
      }),
    )
    return toList(answers).map((answer) =>
      Object.fromEntries(fields.map((field) => [field, toBytes(getField(answer, field))])),
    )
  }

  const signing: Readonly<Record<string, object>> = {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: readonly unknown[]) =>
        call('solana:signMessage', inputs, ['signedMessage', 'signature']),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...inputs: readonly unknown[]) => call('solana:signTransaction', inputs, ['signedTransaction']),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: readonly unknown[]) =>
        call('solana:signAndSendTransaction', inputs, ['signature']),
    },
  }
  return {
    'standard:connect': Object.freeze({
      version: '1.0.0',
      connect: async (input?: unknown) => ({
        accounts: await connect('standard:connect', { silent: getField(input, 'silent') === true }),
      }),
    }),
    'standard:disconnect': Object.freeze({ version: '1.0.0', disconnect: () => disconnect('standard:disconnect') }),
    ...Object.fromEntries(
      Object.entries(signing).flatMap(([name, feature]) =>
        wallet.features.includes(name) ? [[name, Object.freeze(feature)]] : [],
      ),
    ),
  }
}
