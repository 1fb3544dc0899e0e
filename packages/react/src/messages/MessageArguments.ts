/**
 * The arguments of an ICU message, read from its text by the compiler: `number` where the message counts or formats,
 * `string` elsewhere.
 *
 * @example
 * type A = MessageArguments<'Continue in {wallet}'> // { wallet: string }
 * type B = MessageArguments<'{count, plural, one {# account} other {# accounts}}'> // { count: number }
 */
export type MessageArguments<Message extends string> = {
  readonly [Argument in FindInText<Message, [], never> as Argument[0]]: Argument[1]
}

type Found = readonly [name: string, value: string | number]

/** What the scan has entered and not yet left. */
type Open = readonly 'branch'[]

/** In text an opening brace begins an argument, a closing one ends the branch that the text stands in. */
type FindInText<Text extends string, Within extends Open, Known extends Found> =
  SplitAtBrace<Text> extends [infer Brace, infer After extends string]
    ? Brace extends '{'
      ? FindInArgument<After, Within, Known>
      : Within extends readonly ['branch', ...infer Outer extends Open]
        ? FindInBranches<After, Outer, Known>
        : Known
    : Known

/** Between branches an opening brace begins the next one, a closing one ends the argument. */
type FindInBranches<Text extends string, Within extends Open, Known extends Found> =
  SplitAtBrace<Text> extends [infer Brace, infer After extends string]
    ? Brace extends '{'
      ? FindInText<After, ['branch', ...Within], Known>
      : FindInText<After, Within, Known>
    : Known

type FindInArgument<
  Text extends string,
  Within extends Open,
  Known extends Found,
> = Text extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${infer Type},${string}`
    ? Text extends `${string},${string},${infer Branches}`
      ? FindInBranches<Branches, Within, Known | [Trim<Name>, Trim<Type> extends 'select' ? string : number]>
      : never
    : Head extends `${infer Name},${string}`
      ? FindInText<After, Within, Known | [Trim<Name>, number]>
      : FindInText<After, Within, Known | [Trim<Head>, string]>
  : Known

/** The first brace of a text and what follows it. */
type SplitAtBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Between}`
    ? ['}', `${Between}{${After}`]
    : ['{', After]
  : Text extends `${string}}${infer After}`
    ? ['}', After]
    : null

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text
