/**
 * Sign-in with a wallet for a modal: `createSiwx`, and storages that verify and keep sessions.
 *
 * @packageDocumentation
 */
export { createSiwx } from '../createSiwx.ts'
export type { CreateSiwxParameters } from '../createSiwx.ts'
export { SiwxError } from '../errors/SiwxError.ts'
export type { SiwxErrorCode } from '../errors/SiwxError.ts'
export { createBackEndStorage } from '../storages/createBackEndStorage.ts'
export type { CreateBackEndStorageParameters } from '../storages/openBackEndStorage.ts'
export { createCloudStorage } from '../storages/createCloudStorage.ts'
export type { CreateCloudStorageParameters } from '../storages/createCloudStorage.ts'
export { createPageStorage } from '../storages/createPageStorage.ts'
export type { CreatePageStorageParameters } from '../storages/createPageStorage.ts'
export type { PageStoragePort } from '../storages/createPagePort.ts'
export type { CloudSiwxStorage, SiwxStorage, TakeUpParameters } from '../storages/SiwxStorage.ts'
export type { SiwxRpc } from '../verify/SiwxRpc.ts'
export type { Cacao, Siwx, SiwxAccount, SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
