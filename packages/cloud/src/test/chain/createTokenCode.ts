/** A log that a contract writes when it is deployed. */
export interface DeployedLog {
  readonly topics: readonly `0x${string}`[]
  /** Default: none. */
  readonly data?: `0x${string}` | undefined
}

/**
 * Assembles the code that deploys a contract, which need not keep to any standard.
 *
 * @param parameters.logs written while it is deployed.
 * @param parameters.runtime the code of the contract. Default: returns nothing, whatever is called.
 */
export function createTokenCode(parameters: {
  readonly logs: readonly DeployedLog[]
  readonly runtime?: string | undefined
}): `0x${string}` {
  const { logs, runtime = '00' } = parameters
  const logCode = logs
    .map(({ data = '0x', topics }) => {
      const words = data.slice(2).match(/.{1,64}/g) ?? []
      const stores = words.map((word, index) => `7f${word.padEnd(64, '0')}${push(index * 32)}52`)
      const pushes = topics.toReversed().map((topic) => `7f${topic.slice(2)}`)
      const log = (0xa0 + topics.length).toString(16)
      return [...stores, ...pushes, push((data.length - 2) / 2), push(0), log].join('')
    })
    .join('')
  return `0x${logCode}${returnTail(logCode.length / 2, runtime)}`
}

/** Assembles a contract that answers every call with the same bytes, filled up with zeros to `size`. */
export function createConstantCode(answer: `0x${string}`, size?: number): string {
  return returnTail(0, answer.slice(2), size)
}

/** Returns the bytes that follow the code. */
function returnTail(position: number, tail: string, size = tail.length / 2): string {
  // Three times PUSH4 and CODECOPY, twice PUSH4 and RETURN.
  const length = 27
  return [push(tail.length / 2), push(position + length), push(0), '39', push(size), push(0), 'f3', tail].join('')
}

function push(value: number): string {
  return `63${value.toString(16).padStart(8, '0')}`
}
