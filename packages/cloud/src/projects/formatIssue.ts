import { type BaseIssue, getDotPath } from 'valibot'

/** Formats a validation issue with its path. For a union, formats the issue of the closest member. */
export function formatIssue(issue: BaseIssue<unknown>, within = ''): string {
  const path = [within, getDotPath(issue) ?? ''].filter((part) => part !== '').join('.')
  const inner = issue.issues?.find((candidate) => candidate.path !== undefined)
  if (inner !== undefined) return formatIssue(inner, path)
  return path === '' ? issue.message : `${path}: ${issue.message}`
}
