import { initial } from './0001-initial.ts'
import { signIn } from './0002-sign-in.ts'
import type { Migration } from './Migration.ts'

/** Every step that the database has taken or is to take, in order. */
export const migrations: readonly Migration[] = [initial, signIn]
