import { ModalError } from '../../kernel/errors/ModalError.ts'

/** The error of an answer that differs from what was asked for; `details` says in what. */
export const createAltered = (details: string): ModalError => new ModalError('swap.altered', { details })
