import { describe, expect, it } from 'vitest'
import { describeAction, describeActor } from './changes.ts'

describe('describeActor', () => {
  it.each([
    ['operator:owner@example.com', 'owner@example.com'],
    ['token:2', 'Admin token 2'],
    ['user:latchkey', 'latchkey on the server'],
    ['robot', 'robot'],
  ])('writes %s as %s', (actor, text) => expect(describeActor(actor)).toBe(text))
})

describe('describeAction', () => {
  it.each([
    ['project.rotate-id', 'Rotated a project ID'],
    ['toString', 'toString'],
    ['future.action', 'future.action'],
  ])('writes %s as %s', (action, text) => expect(describeAction(action)).toBe(text))
})
