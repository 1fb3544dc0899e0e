import { parseMessage } from '@latchkey/siwx/message'
import { verifySignature, type SiwxRpc } from '@latchkey/siwx/verify'
import { decodeFunctionResult, encodeFunctionData, isAddress, isHex, parseAbi } from 'viem'
import { CloudError } from '../../CloudError.ts'
import type { FarcasterSettings } from '../../config/FarcasterSettings.ts'
import type { SocialIdentity } from '../socials/SocialIdentity.ts'
import type { FarcasterAnswer } from './createFarcasterRelay.ts'

/** The chain that every message names, also where a test chain has the registry. */
const chainId = 'eip155:10'

const abi = parseAbi(['function idOf(address owner) view returns (uint256)'])

const idPattern = /^farcaster:\/\/fid\/([1-9]\d{0,19})$/

/** The answer is not what the visitor was asked to sign, or not by whom it says. */
export class FarcasterFault extends Error {
  override readonly name = 'FarcasterFault'
}

/**
 * Checks what a client has signed: that it is for this site, this attempt and one account of Farcaster, and that the account belongs to
 * the address that has signed.
 *
 * @param parameters.request reads the chain of the registry.
 * @returns the account: its number never changes and is never given to another owner's account.
 * @throws FarcasterFault; SiwxError `siwx.messageInvalid`, `siwx.signatureInvalid`; `siwx.chainUnreachable` or CloudError if the chain
 * cannot be read now.
 */
export async function checkFarcasterAnswer(parameters: {
  readonly answer: FarcasterAnswer
  readonly expected: { readonly domain: string; readonly siweUri: string; readonly nonce: string }
  readonly registry: FarcasterSettings['registry']
  readonly request: SiwxRpc
  readonly now: number
  readonly signal: AbortSignal
}): Promise<SocialIdentity> {
  const { answer, expected, now, registry, request, signal } = parameters
  const { message, signature } = answer
  const data = parseMessage(message)
  if (data.domain !== expected.domain || data.uri !== expected.siweUri)
    throw new FarcasterFault('It is for another site.')
  if (data.nonce !== expected.nonce) throw new FarcasterFault('It is for another attempt.')
  if (data.chainId !== chainId) throw new FarcasterFault('It names another chain.')
  if (!isNow(data, now)) throw new FarcasterFault('It is not valid at this time.')
  const accounts = (data.resources ?? []).filter((resource) => resource.startsWith('farcaster:'))
  const [, subject] = idPattern.exec(accounts[0] ?? '') ?? []
  if (subject === undefined || accounts.length !== 1) throw new FarcasterFault('It does not name one account.')
  const { accountAddress } = data
  if (!isAddress(accountAddress)) throw new FarcasterFault('It names no address.')
  // Owners can be contracts, on the chain of the registry.
  await verifySignature({ chainId: registry.chainId, accountAddress, message, signature, rpc: request, signal })
  const call = { to: registry.address, data: encodeFunctionData({ abi, functionName: 'idOf', args: [accountAddress] }) }
  const result = await request({ chainId: registry.chainId, method: 'eth_call', params: [call, 'latest'], signal })
  if (!isHex(result)) throw new CloudError('upstream.failed', 'A node answers a call with something else than bytes.')
  if (result === '0x') throw new FarcasterFault('There is no registry at its address.')
  if (decodeFunctionResult({ abi, functionName: 'idOf', data: result }) !== BigInt(subject))
    throw new FarcasterFault('The account belongs to another address.')
  return { subject, userName: toUserName(answer.username) }
}

function isNow(
  data: { readonly expirationTime?: string | undefined; readonly notBefore?: string | undefined },
  now: number,
): boolean {
  const { expirationTime, notBefore } = data
  return (
    (expirationTime === undefined || Date.parse(expirationTime) > now) &&
    (notBefore === undefined || Date.parse(notBefore) <= now + 60_000)
  )
}

/** Names of Farcaster are of ASCII, or names of ENS. Others are not shown. */
function toUserName(name: string | null | undefined): string | undefined {
  return name !== null && name !== undefined && /^[a-z\d][a-z\d.-]{0,127}$/i.test(name) ? name : undefined
}
