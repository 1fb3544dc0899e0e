import { number, object } from 'valibot'
import { expect, it } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { nextTask } from '../kernel/utils/nextTask.ts'
import { parseRows } from './parseRows.ts'

const schema = object({ id: number() })
const toError = (details: string): ModalError => new ModalError('api.invalidResponse', { details })
const toRows = (count: number): readonly { readonly id: number }[] =>
  Array.from({ length: count }, (_unused, id) => ({ id }))

it('parses a long list in several tasks, in its order', async () => {
  const counter = { tasks: 0, isDone: false }
  const count = async (): Promise<void> => {
    await nextTask()
    counter.tasks += 1
    if (!counter.isDone) await count()
  }
  const counting = count()
  expect(await parseRows(schema, toRows(3_500), { signal: undefined, toError })).toEqual(toRows(3_500))
  counter.isDone = true
  await counting
  expect(counter.tasks).toBeGreaterThanOrEqual(4)
})

it('refuses a row that does not match, and says where', async () => {
  const rows = [...toRows(1_200), { id: 'x' }]
  await expect(parseRows(schema, rows, { signal: undefined, toError })).rejects.toMatchObject({
    code: 'api.invalidResponse',
    details: expect.stringContaining('at id'),
  })
})

it('stops between two tasks when it is aborted', async () => {
  const controller = new AbortController()
  const parsing = parseRows(schema, toRows(5_000), { signal: controller.signal, toError })
  controller.abort()
  await expect(parsing).rejects.toMatchObject({ name: 'AbortError' })
})
