/** Left id to right id. */
export type Pairs = Record<string, string>;

/** The pairs with this one added; earlier pairs of either side are removed. */
export function paired(pairs: Pairs, left: string, right: string): Pairs {
	const others = Object.entries(pairs).filter(([l, r]) => l !== left && r !== right);
	return { ...Object.fromEntries(others), [left]: right };
}

export function takenApart(pairs: Pairs, left: string): Pairs {
	return Object.fromEntries(Object.entries(pairs).filter(([each]) => each !== left));
}

/** The pairs with these left options: those that the last verdict called right. */
export function pairsOf(pairs: Pairs, lefts: readonly string[]): Pairs {
	return Object.fromEntries(Object.entries(pairs).filter(([left]) => lefts.includes(left)));
}

/** The left option paired with this right one. */
export function leftOf(pairs: Pairs, right: string): string | undefined {
	return Object.entries(pairs).find(([, each]) => each === right)?.[0];
}
