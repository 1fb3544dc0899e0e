import type { ApprovalFacts } from '../screens/Facts.ts'
import { toHex } from '../vault/bytes.ts'
import type { SingleRequest, TypedData } from '../vault/sign/SignRequest.ts'
import type { AskContext, Asked } from './Asked.ts'
import { describeTypedData } from './describeTypedData.ts'
import { toList, toObject, toText } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'

/** `eth_signTypedData_v4`: the typed data as an object or as JSON. */
export function askTypedData({ from, networkId, params }: AskContext): Asked {
  const [address, given] = toList(params, 3)
  if (toText(address).toLowerCase() !== from.toLowerCase()) refuseRpc('another account')
  const { domain, message, primaryType, types } = toObject(typeof given === 'string' ? parseJson(given) : given)
  const members = Object.entries(toObject(types)).map(([name, list]) => {
    const entries = toList(list).map((entry) => {
      const { name: member, type } = toObject(entry)
      return { name: toText(member), type: toText(type) }
    })
    return [name, entries] as const
  })
  const typedData: TypedData = {
    types: Object.fromEntries(members),
    primaryType: toText(primaryType),
    domain: toObject(domain),
    message: toObject(message),
  }
  return {
    title: 'typedData',
    networkId,
    from,
    request: { kind: 'evmTypedData', from, chainId: Number(networkId.split(':')[1]), typedData },
    describe: describe,
    finish: async ([signature]) => `0x${toHex(signature ?? new Uint8Array())}`,
  }
}

async function describe([request]: readonly SingleRequest[]): Promise<ApprovalFacts> {
  return request?.kind === 'evmTypedData' ? describeTypedData(request.typedData) : refuseRpc('no typed data')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuseRpc('the typed data is not JSON')
  }
}
