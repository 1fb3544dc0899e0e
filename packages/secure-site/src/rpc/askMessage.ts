import { toTextParts } from '../screens/toTextParts.ts'
import type { ApprovalFacts } from '../screens/Facts.ts'
import { fromHex, toHex, toUtf8, type Bytes } from '../vault/bytes.ts'
import { toBase58 } from '../vault/derive/toBase58.ts'
import type { SingleRequest } from '../vault/sign/SignRequest.ts'
import type { AskContext, Asked } from './Asked.ts'
import { fromBase58 } from './fromBase58.ts'
import { isAddress, toList, toObject, toText } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'

/** `personal_sign`. Some libraries send the address first, as `eth_sign` wanted it. */
export function askEvmMessage({ from, networkId, params }: AskContext): Asked {
  const [first, second] = toList(params, 3).slice(0, 2).map(toText)
  if (first === undefined || second === undefined) return refuseRpc('personal_sign needs a message and an address')
  const [message, address] = isAddress(second) ? [first, second] : [second, first]
  if (address.toLowerCase() !== from.toLowerCase()) refuseRpc('another account')
  const bytes = (message.startsWith('0x') ? fromHex(message) : undefined) ?? toUtf8(message)
  return {
    title: isSignIn(bytes) ? 'signIn' : 'message',
    networkId,
    from,
    request: { kind: 'evmMessage', from, message: bytes },
    describe: describeMessage,
    finish: async ([signature]) => `0x${toHex(signature ?? new Uint8Array())}`,
  }
}

/** `solana_signMessage`: message and signature in base58. */
export function askSolanaMessage({ from, networkId, params }: AskContext): Asked {
  const { message, pubkey } = toObject(params)
  const bytes = fromBase58(toText(message)) ?? refuseRpc('the message is not base58')
  if (pubkey !== from) refuseRpc('another account')
  return {
    title: isSignIn(bytes) ? 'signIn' : 'solanaMessage',
    networkId,
    from,
    request: { kind: 'solanaMessage', from, message: bytes },
    describe: describeMessage,
    finish: async ([signature]) => ({ signature: toBase58(signature ?? new Uint8Array()) }),
  }
}

const signIn = /^(\S+) wants you to sign in with your /

/** A sign-in for another site never arrives here: the worker refuses it. */
function isSignIn(message: Bytes): boolean {
  return signIn.test(new TextDecoder().decode(message))
}

async function describeMessage([request]: readonly SingleRequest[]): Promise<ApprovalFacts> {
  const message = request !== undefined && 'message' in request ? request.message : new Uint8Array()
  const bytes = `0x${toHex(message)}`
  const text = readText(message)
  if (text === undefined) return { kind: 'message', text: undefined, bytes }
  const domain = signIn.exec(text)?.[1]
  if (domain === undefined) return { kind: 'message', text: toTextParts(text), bytes }
  return { kind: 'signIn', domain, text: toTextParts(text) }
}

/** A message of 32 bytes is a hash more likely than a text, even if it happens to be valid UTF-8. */
function readText(message: Bytes): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
    return message.length === 32 && /[^\x20-\x7E]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
