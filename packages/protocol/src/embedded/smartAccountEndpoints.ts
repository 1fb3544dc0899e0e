import {
  array,
  boolean,
  literal,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot'
import { rpcChainIdSchema } from '../api/rpc/rpcChainId.ts'
import { caipNetworkIdSchema } from '../caip/caipSchemas.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import { userOperationCostSchema, userOperationIntentSchema } from './userOperationSchema.ts'

/** Why an operation is not sponsored. The visitor can pay for the same calls with a transaction. */
export const sponsorshipRefusals = [
  /** The project sponsors nothing on this network. */
  'network',
  /** A call to a contract, or of a function, that the project does not sponsor. */
  'call',
  /** More gas than one sponsored operation may use. */
  'gas',
  /** The user has used up the day's budget. */
  'userLimit',
  /** The project has used up the day's budget, or what it keeps for new users. */
  'projectLimit',
  /** Operations of the user have failed too often; for a day. */
  'suspended',
  /** The calls would fail on the chain. */
  'reverts',
  /** No executor or paymaster is available. */
  'unavailable',
] as const

/** Asks the project to pay for an operation. Answered on the secure origin only. */
export const createSponsorship = /*#__PURE__*/ defineEndpoint({
  name: 'createSponsorship',
  summary:
    'Decides whether the project pays for an operation of the session’s wallet, and returns what it may cost. The sponsorship is for exactly this operation with exactly this cost, and can be used for 2 minutes. A further one for the same account and network replaces it.',
  method: 'POST',
  path: '/embedded/v1/sponsorships',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    chainId: rpcChainIdSchema,
    operation: userOperationIntentSchema,
    /** The paymaster that the page asks for (ERC-7677). It counts only if the operator lists it. */
    paymasterUrl: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(2_048))),
    /** The context for that paymaster (ERC-7677): an object as JSON. */
    paymasterContext: /*#__PURE__*/ optional(
      /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(2_048)),
    ),
  }),
  response: /*#__PURE__*/ union([
    /*#__PURE__*/ object({
      status: /*#__PURE__*/ literal('sponsored'),
      cost: userOperationCostSchema,
      /** What the owner of the account signs: the hash of the operation at the entry point. */
      operationHash: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^0x[\da-f]{64}$/)),
      /** In s. */
      expiresIn: /*#__PURE__*/ pipe(/*#__PURE__*/ number(), /*#__PURE__*/ minValue(0)),
    }),
    /*#__PURE__*/ object({
      status: /*#__PURE__*/ literal('refused'),
      reason: /*#__PURE__*/ picklist(sponsorshipRefusals),
    }),
  ]),
})

/** Lists the networks of smart accounts. Answered on the secure origin only. */
export const getSmartAccountNetworks = /*#__PURE__*/ defineEndpoint({
  name: 'getSmartAccountNetworks',
  summary:
    'Lists the networks on which the wallet may be a smart account, and on which the project pays for operations.',
  method: 'GET',
  path: '/embedded/v1/smart-accounts',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    networks: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(/*#__PURE__*/ object({ chainId: caipNetworkIdSchema, isSponsored: /*#__PURE__*/ boolean() })),
      /*#__PURE__*/ maxLength(256),
    ),
  }),
})
