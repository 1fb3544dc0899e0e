import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { createLineReader, type LineReader } from './createLineReader.ts'
import { findFault } from './findFault.ts'
import { signInNamespaces } from './signInNamespaces.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/** Longer than any message that a person would sign, with what a wallet grants besides (ERC-5573). */
const charactersAtMost = 16_384

const titles = { Ethereum: 'eip155', Solana: 'solana', Bitcoin: 'bip122' } as const
const firstLine = /^(?:([^ ]+?):\/\/)?([^ ]*) wants you to sign in with your (Ethereum|Solana|Bitcoin) account:$/

/**
 * Reads the text of a sign-in, every field by its grammar and in its order.
 *
 * @param parameters.isChecksumOptional whether an eip155 address may be written without the capitals of EIP-55, as some wallets
 *   write theirs in a CACAO. The result has them.
 * @throws SiwxError `siwx.messageInvalid`, whose message says what is wrong.
 */
export function readMessage(parameters: {
  readonly text: string
  readonly isChecksumOptional?: boolean | undefined
}): SiwxMessage {
  const { isChecksumOptional = false, text } = parameters
  if (text.length > charactersAtMost) throw invalid(`it is longer than ${charactersAtMost} characters`)
  const lines = createLineReader(text.split('\n'))
  const [, scheme, domain = '', name = ''] = firstLine.exec(lines.take() ?? '') ?? []
  const id = isTitle(name) ? titles[name] : undefined
  if (id === undefined) throw invalid('its first line does not say who wants what')
  const written = lines.take() ?? ''
  const isLenient = isChecksumOptional && id === 'eip155' && /^0x[\da-f]{40}$/i.test(written)
  const accountAddress = isLenient ? toChecksumAddress(written) : written
  if (lines.take() !== '') throw invalid('no empty line follows the address')
  const statement = readStatement(lines)

  const uri = readField(lines, 'URI')
  const version = readField(lines, 'Version')
  const reference = readField(lines, 'Chain ID')
  const nonce = readField(lines, 'Nonce')
  const issuedAt = readField(lines, 'Issued At')
  const expirationTime = lines.takeField('Expiration Time')
  const notBefore = lines.takeField('Not Before')
  const requestId = lines.takeField('Request ID')
  const resources = readResources(lines)
  const rest = lines.take()
  if (rest !== undefined) throw invalid(`"${rest.slice(0, 40)}" has no place there`)
  if (version !== '1') throw invalid('`version` is not 1')

  const message: SiwxMessage = {
    domain,
    ...(scheme === undefined ? {} : { scheme }),
    accountAddress,
    chainId: `${id}:${reference}`,
    uri,
    version,
    nonce,
    ...(statement === undefined ? {} : { statement }),
    issuedAt,
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  }
  const fault = findFault({ message, namespace: signInNamespaces[id], reference })
  if (fault !== undefined) throw invalid(fault)
  return message
}

function isTitle(name: string): name is keyof typeof titles {
  return Object.hasOwn(titles, name)
}

/** The line between two empty ones; without a statement these follow each other. */
function readStatement(lines: LineReader): string | undefined {
  const line = lines.take()
  if (line === '' && lines.peek() !== '') return undefined
  if (line === undefined || lines.take() !== '') throw invalid('no empty line follows the statement')
  return line
}

function readField(lines: LineReader, name: string): string {
  const value = lines.takeField(name)
  if (value === undefined) throw invalid(`"${name}" is missing, or not in its place`)
  return value
}

function readResources(lines: LineReader): readonly string[] | undefined {
  if (lines.peek() !== 'Resources:') return undefined
  lines.take()
  const resources: string[] = []
  while (lines.peek()?.startsWith('- ') === true) resources.push((lines.take() ?? '').slice(2))
  return resources
}

function invalid(fault: string): SiwxError {
  return new SiwxError('siwx.messageInvalid', `This is no sign-in message: ${fault}.`)
}
