import {
  array,
  maxLength,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot'
import type { TrialLog } from './tokenEvents.ts'

/** A call of a trial run. */
export interface TriedCall {
  readonly isDone: boolean
  /** In lower-case hexadecimal. */
  readonly answer: string
  readonly logs: readonly TrialLog[]
  /** What the node says of a failure. */
  readonly message: string | undefined
  /** 0 if the node does not say it. */
  readonly gasUsed: bigint
}

const hex = pipe(
  string(),
  maxLength(400_000),
  regex(/^0x(?:[\da-f]{2})*$/i),
  transform((text) => text.toLowerCase()),
)
const address = pipe(hex, regex(/^0x.{40}$/))
const callSchema = object({
  status: picklist(['0x0', '0x1']),
  returnData: optional(hex, '0x'),
  gasUsed: optional(pipe(string(), regex(/^0x[\da-f]{1,16}$/i)), '0x0'),
  logs: optional(
    pipe(
      array(object({ address, topics: pipe(array(pipe(hex, regex(/^0x.{64}$/))), maxLength(4)), data: hex })),
      maxLength(2_000),
    ),
    [],
  ),
  error: nullish(object({ message: optional(string()), data: nullish(hex) })),
})
const answerSchema = array(object({ calls: array(callSchema) }))

/** Reads the answer to `eth_simulateV1` with one block; `undefined` if it is not one for this number of calls. */
export function readSimulation(answer: unknown, count: number): readonly TriedCall[] | undefined {
  const parsed = safeParse(answerSchema, answer)
  const [block, ...others] = parsed.success ? parsed.output : []
  if (block === undefined || others.length > 0 || block.calls.length !== count) return undefined
  return block.calls.map(({ error, gasUsed, logs, returnData, status }) => ({
    isDone: status === '0x1',
    answer: returnData === '0x' ? (error?.data ?? '0x') : returnData,
    logs,
    message: error?.message,
    gasUsed: BigInt(gasUsed),
  }))
}
