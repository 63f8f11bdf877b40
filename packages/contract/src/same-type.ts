/** `true` only if A and B are assignable to each other; `true satisfies SameType<A, B>` proves a mirror. */
export type SameType<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
