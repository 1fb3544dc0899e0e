import { type BaseIssue, getDotPath } from 'valibot'

/** What is wrong with a value, and where. Of a union, what is wrong within the member that fits best. */
export function formatIssue(issue: BaseIssue<unknown>, within = ''): string {
  const path = [within, getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
  const inner = issue.issues?.find((candidate) => candidate.path !== undefined)
  if (inner !== undefined) return formatIssue(inner, path)
  return path === '' ? issue.message : `${path}: ${issue.message}`
}
