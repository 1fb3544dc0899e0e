import { signInAccountNames, type SignInNamespace, type SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { findFault } from './findFault.ts'
import { isZeroAddress } from './isZeroAddress.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/** The longest text that is read, in characters. It leaves room for a ReCap (ERC-5573). */
const maxLength = 16_384

const firstLine = /^(?:([^ ]+?):\/\/)?([^ ]*) wants you to sign in with your (Ethereum|Solana|Bitcoin) account:$/

/**
 * Parses the text of a sign-in. Parsing is strict: every field must match its grammar and its position, so that
 * `formatMessage` returns the same text for the result.
 *
 * @throws SiwxError `siwx.messageInvalid`, whose message says what is wrong.
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * ```ts
 * const { accountAddress, chainId, nonce } = parseMessage(text)
 * ```
 */
export function parseMessage(text: string): SiwxMessage {
  return readMessage({ text })
}

/**
 * Parses the text of a sign-in like `parseMessage`, with an exception for wallets that write addresses in lower case.
 *
 * @param parameters.isChecksumOptional whether an eip155 address may lack the checksum of EIP-55. The result has it.
 * @throws SiwxError `siwx.messageInvalid`, whose message says what is wrong.
 */
export function readMessage(parameters: {
  readonly text: string
  readonly isChecksumOptional?: boolean | undefined
}): SiwxMessage {
  const { isChecksumOptional = false, text } = parameters
  if (text.length > maxLength) throw invalid(`it is longer than ${maxLength} characters`)
  const lines = createLineReader(text.split('\n'))
  const [, scheme, domain = '', name = ''] = firstLine.exec(lines.take() ?? '') ?? []
  const namespace = findNamespace(name)
  if (namespace === undefined) throw invalid('its first line does not name the domain and the kind of account')
  const written = lines.take() ?? ''
  const isLenient = isChecksumOptional && namespace === 'eip155' && /^0x[\da-f]{40}$/i.test(written)
  const accountAddress = isLenient ? toChecksumAddress(written) : written
  // Only read messages are refused: an app may format one before it knows the account, to get the other fields.
  if (namespace === 'eip155' && isZeroAddress(accountAddress)) throw invalid('the zero address cannot sign in')
  if (lines.take() !== '') throw invalid('the address is not followed by an empty line')
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
  const extra = lines.take()
  if (extra !== undefined) throw invalid(`"${extra.slice(0, 40)}" is unexpected`)
  if (version !== '1') throw invalid('`version` is not 1')

  const message: SiwxMessage = {
    domain,
    ...(scheme === undefined ? {} : { scheme }),
    accountAddress,
    chainId: `${namespace}:${reference}`,
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
  const fault = findFault({ message, namespace })
  if (fault !== undefined) throw invalid(fault)
  return message
}

function findNamespace(accountName: string): SignInNamespace | undefined {
  const namespaces = ['eip155', 'solana', 'bip122'] as const
  return namespaces.find((namespace) => signInAccountNames[namespace] === accountName)
}

/** Reads the line between two empty lines. Without a statement the empty lines follow each other. */
function readStatement(lines: LineReader): string | undefined {
  const line = lines.take()
  if (line === '' && lines.peek() !== '') return undefined
  if (line === undefined || lines.take() !== '') throw invalid('the statement is not followed by an empty line')
  return line
}

function readField(lines: LineReader, name: string): string {
  const value = lines.takeField(name)
  if (value === undefined) throw invalid(`"${name}" is missing or out of place`)
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
  return new SiwxError('siwx.messageInvalid', `This is not a sign-in message: ${fault}.`)
}

/** Reads lines in order. */
interface LineReader {
  /** Returns the next line without consuming it. */
  peek(): string | undefined
  /** Consumes and returns the next line. */
  take(): string | undefined
  /** Consumes the next line if it begins with `<name>: `, and returns the rest of it. */
  takeField(name: string): string | undefined
}

/** Creates a reader positioned before the first line. */
function createLineReader(lines: readonly string[]): LineReader {
  let index = 0
  return {
    peek: () => lines[index],
    take() {
      index += 1
      return lines[index - 1]
    },
    takeField(name) {
      const start = `${name}: `
      const line = lines[index]
      if (line === undefined || !line.startsWith(start)) return undefined
      index += 1
      return line.slice(start.length)
    },
  }
}
