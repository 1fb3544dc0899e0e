import { isHex, slice, parseAbi, decodeFunctionData, encodeFunctionData } from 'viem'

/** One call of an operation. */
export interface OperationCall {
  /** In lower case. */
  readonly target: string
  /** In wei. */
  readonly value: bigint
  /** `none` for a call without data. */
  readonly selector: string
}

/** How an account of the pinned implementation (`Simple7702Account`) is told what to do. */
const abi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])

/** More would exceed the limit of gas. */
const callsAtMost = 100

/**
 * Reads the calls of an operation. It accepts only what the encoder itself would write, so that no other reader can understand the same
 * bytes otherwise.
 *
 * @returns `undefined` for anything but one to 100 calls, each without data or with the selector of a function.
 */
export function decodeCalls(callData: string): readonly OperationCall[] | undefined {
  if (!isHex(callData)) return undefined
  const calls = decode(callData)
  if (calls === undefined || calls.length === 0 || calls.length > callsAtMost) return undefined
  const result = calls.map(({ data, target, value }) => {
    const selector = data === '0x' ? 'none' : data.length < 10 ? undefined : slice(data, 0, 4).toLowerCase()
    return { target: target.toLowerCase(), value, selector }
  })
  const complete = result.flatMap(({ selector, ...call }) => (selector === undefined ? [] : [{ ...call, selector }]))
  return complete.length === result.length ? complete : undefined
}

function decode(callData: `0x${string}`) {
  try {
    const { args, functionName } = decodeFunctionData({ abi, data: callData })
    const again =
      functionName === 'execute'
        ? encodeFunctionData({ abi, functionName, args })
        : encodeFunctionData({ abi, functionName, args })
    if (again !== callData.toLowerCase()) return undefined
    if (functionName === 'executeBatch') return args[0]
    const [target, value, data] = args
    return [{ target, value, data }]
  } catch {
    return undefined
  }
}
