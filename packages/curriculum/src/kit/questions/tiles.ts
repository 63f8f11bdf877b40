/** The tiles of a formula, each a number, a letter or a sign; null if tiles cannot show it. */
export function tilesIn(formula: string): string[] | null {
	const plain = formula
		.replaceAll("$", "")
		.replaceAll("\\times", "×")
		.replaceAll("\\div", "÷")
		.replaceAll("{,}", "")
		.replaceAll("−", "-");
	const tiles = plain.match(/\d+|[a-z]|[-+×÷=()]|\S/g) ?? [];
	return tiles.every((tile) => /^(?:\d+|[a-z]|[-+×÷=()])$/.test(tile)) ? tiles : null;
}

/** The tiles of all rows: as many of each as the row that needs most of them. */
export function bagOf(rows: readonly (readonly string[])[]): string[] {
	const most = new Map<string, number>();
	for (const row of rows) {
		const counts = new Map<string, number>();
		for (const tile of row) {
			const count = (counts.get(tile) ?? 0) + 1;
			counts.set(tile, count);
			if (count > (most.get(tile) ?? 0)) most.set(tile, count);
		}
	}
	return [...most].flatMap(([tile, count]) => Array.from({ length: count }, () => tile));
}

type Tokens = readonly string[];

/**
 * The same expression in every order; an equation whose left side is a sum or difference of two terms also as the
 * other two equations of its fact family.
 */
export function formsOf(tokens: Tokens): string[][] {
	const rows = familyOf(tokens).flatMap(ordersOf);
	// Equal numbers make two of the family the same.
	return [...new Map(rows.map((row) => [row.join(" "), row])).values()];
}

function familyOf(tokens: Tokens): Tokens[] {
	const [left = [], right] = splitAt(tokens, "=");
	const [first, second, third] = termsOf(left);
	if (right === undefined || termsOf(right).length > 1) return [tokens];
	if (first === undefined || second === undefined || third !== undefined) return [tokens];
	const [a, b] = [first.tokens, second.tokens];
	return second.sign === "+"
		? [tokens, [...right, "-", ...a, "=", ...b], [...right, "-", ...b, "=", ...a]]
		: [tokens, [...a, "-", ...right, "=", ...b], [...b, "+", ...right, "=", ...a]];
}

/**
 * The same expression with its sums and products in every order, the original first; also with the sides of an
 * equation swapped.
 */
export function ordersOf(tokens: Tokens): string[][] {
	const sides = splitAt(tokens, "=");
	if (sides.length > 1)
		return permutations(sides).flatMap((order) =>
			combined(order.map(ordersOf)).map((rows) =>
				rows.flatMap((row, at) => (at === 0 ? row : ["=", ...row])),
			),
		);
	const terms = termsOf(tokens);
	if (terms.length > 1) {
		const orders = permutations(terms).filter(([first]) => first?.sign === "+");
		return orders.flatMap((order) =>
			combined(order.map(({ tokens: term }) => ordersOf(term))).map((rows) =>
				rows.flatMap((row, at) => (at === 0 ? row : [order[at]?.sign ?? "+", ...row])),
			),
		);
	}
	const factors = splitAt(tokens, "×");
	if (factors.length > 1 && !splitAt(tokens, "÷")[1])
		return permutations(factors).flatMap((order) =>
			combined(order.map(ordersOf)).map((rows) =>
				rows.flatMap((row, at) => (at === 0 ? row : ["×", ...row])),
			),
		);
	// A group, alone or after a factor or dividend, as in 3(x + 5).
	const open = tokens.indexOf("(");
	const isGroup = open >= 0 && closingOf(tokens.slice(open)) === tokens.length - 1 - open;
	if (!isGroup) return [[...tokens]];
	return ordersOf(tokens.slice(open + 1, -1)).map((row) => [...tokens.slice(0, open + 1), ...row, ")"]);
}

interface Term {
	sign: "+" | "-";
	tokens: Tokens;
}

function termsOf(tokens: Tokens): Term[] {
	const terms: { sign: "+" | "-"; tokens: string[] }[] = [{ sign: "+", tokens: [] }];
	let depth = 0;
	for (const token of tokens) {
		if (depth === 0 && (token === "+" || token === "-")) terms.push({ sign: token, tokens: [] });
		else terms.at(-1)?.tokens.push(token);
		depth += depthOf(token);
	}
	return terms;
}

function splitAt(tokens: Tokens, sign: string): Tokens[] {
	const parts: string[][] = [[]];
	let depth = 0;
	for (const token of tokens) {
		if (depth === 0 && token === sign) parts.push([]);
		else parts.at(-1)?.push(token);
		depth += depthOf(token);
	}
	return parts;
}

function depthOf(token: string): number {
	return token === "(" ? 1 : token === ")" ? -1 : 0;
}

/** The end of the group that the tokens start with. */
function closingOf(tokens: Tokens): number {
	let depth = 0;
	return tokens.findIndex((token) => {
		depth += depthOf(token);
		return depth === 0;
	});
}

function permutations<T>(items: readonly T[]): T[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** The Cartesian product: every choice of one from each. */
function combined<T>(choices: readonly (readonly T[])[]): T[][] {
	return choices.reduce<T[][]>((rows, each) => rows.flatMap((row) => each.map((one) => [...row, one])), [[]]);
}
