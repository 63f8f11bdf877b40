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
	const countIn = (row: readonly string[], tile: string) => row.filter((each) => each === tile).length;
	return [...new Set(rows.flat())].flatMap((tile) =>
		Array.from({ length: Math.max(...rows.map((row) => countIn(row, tile))) }, () => tile),
	);
}

type Tokens = readonly string[];

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
	const isGroup = tokens[0] === "(" && closingOf(tokens) === tokens.length - 1;
	return isGroup ? ordersOf(tokens.slice(1, -1)).map((row) => ["(", ...row, ")"]) : [[...tokens]];
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
