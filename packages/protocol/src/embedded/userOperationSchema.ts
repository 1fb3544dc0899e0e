import { literal, maxLength, object, optional, picklist, pipe, regex, string, type InferOutput } from 'valibot'
import { hexField } from '../api/fields.ts'

/** A quantity of JSON-RPC: hexadecimal, without leading zeros. */
const quantity = /*#__PURE__*/ pipe(
  /*#__PURE__*/ string(),
  /*#__PURE__*/ maxLength(66),
  /*#__PURE__*/ regex(/^0x(?:0|[1-9a-f][\da-f]*)$/),
)
const address = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^0x[\da-fA-F]{40}$/))
const word = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^0x[\da-f]{1,64}$/))

/** The authorization that delegates an account to the implementation (EIP-7702), as ERC-7769 writes it. */
export const authorizationSchema = /*#__PURE__*/ object({
  chainId: quantity,
  address,
  nonce: quantity,
  /** Some libraries write it as one byte. */
  yParity: /*#__PURE__*/ picklist(['0x0', '0x1', '0x00', '0x01']),
  r: word,
  s: word,
})

/** What an operation does, without what it may cost. */
const intentEntries = {
  sender: address,
  /** Of the entry point: `getNonce(sender, 0)`. */
  nonce: quantity,
  /** Of an account that the same operation delegates (EIP-7702). */
  factory: /*#__PURE__*/ optional(/*#__PURE__*/ literal('0x7702')),
  factoryData: /*#__PURE__*/ optional(/*#__PURE__*/ literal('0x')),
  callData: hexField,
}

/** What an operation may cost: units of gas, and wei per unit. */
const costEntries = {
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  paymaster: /*#__PURE__*/ optional(address),
  paymasterVerificationGasLimit: /*#__PURE__*/ optional(quantity),
  paymasterPostOpGasLimit: /*#__PURE__*/ optional(quantity),
  paymasterData: /*#__PURE__*/ optional(hexField),
}

/** An operation of entry point 0.8 in JSON-RPC (ERC-7769), signed. */
export const userOperationSchema = /*#__PURE__*/ object({
  ...intentEntries,
  ...costEntries,
  signature: hexField,
  eip7702Auth: /*#__PURE__*/ optional(authorizationSchema),
})

/** An operation without what it may cost. */
export const userOperationIntentSchema = /*#__PURE__*/ object(intentEntries)

/** What an operation may cost. */
export const userOperationCostSchema = /*#__PURE__*/ object(costEntries)

/** An operation of entry point 0.8 in JSON-RPC (ERC-7769). */
export type UserOperation = InferOutput<typeof userOperationSchema>
/** What an operation does, without what it may cost. */
export type UserOperationIntent = InferOutput<typeof userOperationIntentSchema>
/** What an operation may cost: units of gas, and wei per unit. */
export type UserOperationCost = InferOutput<typeof userOperationCostSchema>
