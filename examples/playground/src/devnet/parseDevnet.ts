import { isRecord } from '../state/isRecord.ts'
import type { Devnet, LocalCloud } from './Devnet.ts'
import { parseBitcoinChain } from './parseBitcoinChain.ts'
import { parseEvmChain } from './parseEvmChain.ts'
import { parseSolanaChain } from './parseSolanaChain.ts'
import { toRecords } from './toRecords.ts'

/**
 * Parses the description of the local chains; returns `undefined` if it is invalid. Solana and Bitcoin are optional.
 */
export function parseDevnet(value: unknown): Devnet | undefined {
  if (!isRecord(value) || typeof value['faucetUrl'] !== 'string') return undefined
  const [first, ...rest] = toRecords(value['evm']).flatMap((entry) => parseEvmChain(entry) ?? [])
  const cloud = parseCloud(value['cloud'])
  if (first === undefined || cloud === undefined) return undefined
  const solana = parseSolanaChain(value['solana'])
  const bitcoin = parseBitcoinChain(value['bitcoin'])
  return {
    evm: [first, ...rest],
    solana,
    bitcoin,
    chains: [first, ...rest, ...(solana ? [solana] : []), ...(bitcoin ? [bitcoin] : [])],
    faucetUrl: value['faucetUrl'],
    cloud,
    mailboxUrl: parseMailbox(value['mail']),
  }
}

function parseMailbox(value: unknown): string | undefined {
  const url = isRecord(value) ? value['url'] : undefined
  // It becomes the address of a link.
  return typeof url === 'string' && /^http:\/\/127\.0\.0\.1:\d+$/.test(url) ? url : undefined
}

function parseCloud(value: unknown): LocalCloud | undefined {
  if (!isRecord(value)) return undefined
  const { url, relayUrl, projectId } = value
  if (typeof url !== 'string' || typeof relayUrl !== 'string' || typeof projectId !== 'string') return undefined
  return { url, relayUrl, projectId }
}
