import type { Scope } from '@babel/traverse'

/** Returns a name that is free in a scope and below. */
export function chooseName(wanted: string, scope: Scope): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}${count}`
    if (!scope.hasBinding(name) && !scope.hasGlobal(name) && !scope.getProgramParent().references[name]) return name
  }
}
