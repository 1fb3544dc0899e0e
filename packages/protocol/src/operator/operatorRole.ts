import { picklist } from 'valibot'

/** What operators may do, from the least to the most: to read, to change projects, to run the cloud. */
export const operatorRoles = ['viewer', 'editor', 'owner'] as const

/** What an operator may do: see `operatorRoles`. */
export type OperatorRole = (typeof operatorRoles)[number]

/** The role of an operator. */
export const operatorRoleSchema = /*#__PURE__*/ picklist(operatorRoles)
