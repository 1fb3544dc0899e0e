import type { NamespaceTypes } from '../adapter/NamespaceTypes.ts'
import type { AdapterFactory } from '../adapter/types.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import type { Modal } from './Modal.ts'

/**
 * Gives every hook the type of your modal.
 *
 * @example
 * ```ts
 * declare module '@latchkey/core' {
 *   interface Register {
 *     modal: typeof modal
 *   }
 * }
 * ```
 */
export interface Register {}

/** The app's modal if it registered one, otherwise any modal. */
export type RegisteredModal = Register extends { readonly modal: infer modal extends Modal } ? modal : Modal

/** The adapter factories of the registered modal. */
export type RegisteredFactory =
  RegisteredModal extends Modal<infer adapters, infer _networks> ? adapters[number] : AdapterFactory

/** The address type of a namespace's adapter; `string` if no modal is registered. */
export type AddressOf<namespace extends Namespace = Namespace> =
  RegisteredFactory extends AdapterFactory<infer types>
    ? Extract<types, { readonly namespace: namespace }> extends infer match extends NamespaceTypes
      ? [match] extends [never]
        ? types['address']
        : match['address']
      : never
    : string

/**
 * The type of the provider of a namespace's wallets, such as an EIP-1193 provider on eip155; `unknown` if no modal is registered or
 * its adapters do not serve the namespace.
 */
export type ProviderOf<namespace extends Namespace = Namespace> =
  RegisteredFactory extends AdapterFactory<infer types>
    ? Extract<types, { readonly namespace: namespace }> extends infer match extends NamespaceTypes
      ? [match] extends [never]
        ? unknown
        : match['provider']
      : never
    : unknown

/**
 * The type of a transaction that a namespace's wallets are asked to send; `unknown` if no modal is registered or its adapters do not
 * serve the namespace.
 */
export type TransactionRequestOf<namespace extends Namespace = Namespace> =
  RegisteredFactory extends AdapterFactory<infer types>
    ? Extract<types, { readonly namespace: namespace }> extends infer match extends NamespaceTypes
      ? [match] extends [never]
        ? unknown
        : match['transactionRequest']
      : never
    : unknown
