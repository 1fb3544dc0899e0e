import { describe, expect, it } from 'vitest'
import { createTestProject } from '../../../test/answerSession.ts'
import { countChanges, describeChanges } from './describeChanges.ts'
import { rebaseChange } from './rebaseChange.ts'

const project = createTestProject({ allowedOrigins: ['https://a.example.com', 'https://b.example.com'] })

describe('describeChanges', () => {
  it('lists added and removed origins, and values with what they replace', () => {
    const lines = describeChanges(project, {
      allowedOrigins: ['https://a.example.com', 'https://c.example.com'],
      isActive: false,
      name: project.name,
    })
    expect(lines).toEqual([
      { kind: 'removed', text: 'https://b.example.com', warning: undefined },
      { kind: 'added', text: 'https://c.example.com' },
      { kind: 'removed', text: 'on', label: 'Active' },
      { kind: 'added', text: 'off', label: 'Active' },
    ])
    expect(countChanges(lines)).toBe(3)
  })

  it('warns of origins that stay allowed, and of an empty list', () => {
    const [covered] = describeChanges(project, { allowedOrigins: ['https://a.example.com', 'https://*.example.com'] })
    expect(covered?.warning).toContain('https://b.example.com stays allowed')
    const emptied = describeChanges(project, { allowedOrigins: [] })
    expect(emptied.map(({ warning }) => warning)).toEqual([
      'With an empty list, pages of every origin may use the project.',
      'With an empty list, pages of every origin may use the project.',
    ])
  })

  it('makes no line of what stays', () => {
    expect(describeChanges(project, { ...project, features: {} })).toEqual([])
  })
})

describe('rebaseChange', () => {
  it('keeps what others added to lists, and drops what you removed', () => {
    const theirs = {
      ...project,
      allowedOrigins: ['https://a.example.com', 'https://b.example.com', 'https://d.example.com'],
    }
    const change = { allowedOrigins: ['https://a.example.com', 'https://c.example.com'] }
    expect(rebaseChange({ before: project, theirs, change })).toEqual({
      allowedOrigins: ['https://a.example.com', 'https://d.example.com', 'https://c.example.com'],
    })
  })

  it('takes each feature from the version that changed it', () => {
    const before = { ...project, features: { email: true, nfts: true } }
    const theirs = { ...project, features: { email: true, nfts: true, activity: false } }
    const change = { features: { email: false } }
    expect(rebaseChange({ before, theirs, change }).features).toEqual({ email: false, activity: false })
  })
})
