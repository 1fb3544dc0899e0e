import type { Amount, ApprovalFacts, PermitFact, TypedDataNode } from '../screens/Facts.ts'
import { toTextParts } from '../screens/toTextParts.ts'
import type { TypedData } from '../vault/sign/SignRequest.ts'
import { addDomainType, toInteger } from '../vault/sign/eip155/hashTypedData.ts'
import { isUnlimited } from '../vault/sign/isUnlimited.ts'
import { refuseRpc } from './refuseRpc.ts'

type Fields = Readonly<Record<string, unknown>>

/** Nodes of one request, so that a tree cannot be larger than a screen can draw. */
const mostNodes = 2_000

/** Decodes typed data as the signature sees it: members that no type names are not signed, and not shown. */
export function describeTypedData(typedData: TypedData): ApprovalFacts {
  const { domain, message, primaryType } = typedData
  const types = addDomainType(typedData)
  let left = mostNodes
  const toNode = (name: string, type: string, value: unknown): TypedDataNode => {
    left -= 1
    if (left < 0) refuseRpc('typed data with too many values')
    const element = toElement(type)
    if (element !== undefined && Array.isArray(value))
      return {
        name,
        type,
        value: undefined,
        children: value.map((entry, index) => toNode(String(index), element, entry)),
      }
    if (Object.hasOwn(types, type)) return { name, type, value: undefined, children: toNodes(type, value) }
    return { name, type, value: toTextParts(toValue(value)), children: [] }
  }
  const toNodes = (type: string, value: unknown): readonly TypedDataNode[] => {
    const members = (Object.hasOwn(types, type) ? types[type] : undefined) ?? refuseRpc(`no type ${type}`)
    const fields = toFields(value)
    return members.map((member) =>
      Object.hasOwn(fields, member.name)
        ? toNode(member.name, member.type, fields[member.name])
        : refuseRpc(`typed data without ${member.name}`),
    )
  }
  /** A value without the members that its type does not name. */
  const toSigned = (type: string, value: unknown): unknown => {
    const element = toElement(type)
    if (element !== undefined && Array.isArray(value)) return value.map((entry) => toSigned(element, entry))
    const members = Object.hasOwn(types, type) ? types[type] : undefined
    if (members === undefined) return value
    const fields = toFields(value)
    return Object.fromEntries(
      members.flatMap((member) =>
        Object.hasOwn(fields, member.name) ? [[member.name, toSigned(member.type, fields[member.name])]] : [],
      ),
    )
  }
  return {
    kind: 'typedData',
    primaryType,
    domain: toNodes('EIP712Domain', domain),
    message: primaryType === 'EIP712Domain' ? [] : toNodes(primaryType, message),
    permit: toPermit(toFields(toSigned('EIP712Domain', domain)), toFields(toSigned(primaryType, message)), primaryType),
  }
}

/** The permissions to spend that a signature alone gives away, by the forms that are in use. Takes only what is signed. */
function toPermit(domain: Fields, message: Fields, primaryType: string): PermitFact | undefined {
  const contract = domain['verifyingContract']
  const spender = message['spender']
  if (typeof contract !== 'string' || typeof spender !== 'string') return undefined
  if (primaryType === 'Permit' && 'value' in message)
    // Its deadline is that of the signature; the permission stays.
    return { spender, tokens: [{ token: contract, amount: toAmount(message['value']) }], deadline: undefined }
  // DAI: all or nothing.
  if (primaryType === 'Permit' && message['allowed'] === true)
    return { spender, tokens: [{ token: contract, amount: 'unlimited' }], deadline: undefined }
  if (
    !/^Permit(?:Single|Batch|TransferFrom|BatchTransferFrom|WitnessTransferFrom|BatchWitnessTransferFrom)$/.test(
      primaryType,
    )
  )
    return undefined
  // A transfer can carry a further member of any name, a witness, which must not pass for what is permitted.
  const details = message[primaryType.endsWith('From') ? 'permitted' : 'details']
  const entries = (Array.isArray(details) ? details : [details]).map((entry) => toFields(entry))
  const ends = entries.flatMap(({ expiration = message['deadline'] }) =>
    expiration === undefined ? [] : [toInteger(expiration)],
  )
  return {
    spender,
    tokens: entries.map((entry) => ({
      token: typeof entry['token'] === 'string' ? entry['token'] : '',
      amount: toAmount(entry['amount']),
    })),
    deadline: ends.length === 0 ? undefined : String(ends.reduce((last, end) => (end > last ? end : last))),
  }
}

function toAmount(value: unknown): Amount | 'unlimited' {
  const units = toInteger(value)
  return isUnlimited(units) ? 'unlimited' : { units: String(units), decimals: undefined, symbol: undefined }
}

/** The type of the entries, if the type is one of arrays. */
function toElement(type: string): string | undefined {
  return /^(.+)\[\d*\]$/.exec(type)?.[1]
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function toValue(value: unknown): string {
  // Plain values of JSON, and nothing for what is not there.
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
