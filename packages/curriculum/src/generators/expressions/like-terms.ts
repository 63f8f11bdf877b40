import { decimal, LETTER_PAIRS, linearTex, type Random, sumTex, type Value, words } from "../../kit/index.ts";

/** Two terms with x and two others, which are numbers unless y is a letter; perhaps a number of its own. */
export interface Sum {
	x: string;
	y: string;
	units: readonly [a: number, b: number, c: number, d: number];
	constant: number;
	/** 1 for whole coefficients, 10 for tenths. */
	scale: 1 | 10;
}

/** What may be in a sum. */
export interface Range {
	signs?: boolean;
	letters?: boolean;
	tenths?: boolean;
	constant?: boolean;
}

/** Draws a sum; undefined where terms cancel or nothing is negative though signs are asked for. */
export function sumOf(
	random: Random,
	{ signs = false, letters = false, tenths = false, constant = false }: Range,
) {
	const [x, letter] = random.pick(LETTER_PAIRS);
	const draw = () => random.integer(1, tenths ? 45 : 12) * (signs && random.oneIn(2) ? -1 : 1);
	const units = [random.integer(2, tenths ? 45 : 9), draw(), draw(), draw()] as const;
	const [a, b, c, d] = units;
	const isPlain = signs && [b, c, d].every((each) => each > 0);
	if (isPlain || Math.abs(a + c) < 2 || Math.abs(b + d) < 2) return undefined;
	const sum: Sum = {
		x,
		y: letters ? letter : "",
		units,
		constant: constant ? draw() : 0,
		scale: tenths ? 10 : 1,
	};
	return sum;
}

/** The task, what is right, and the help that every question about the sum gives. */
export function parts({ x, y, units: [a, b, c, d], constant, scale }: Sum) {
	const text = (units: number) => decimal(units, scale === 10 ? 1 : 0);
	const expression = (first: number, second: number, last = constant, letter = x): Value =>
		words(
			`$${sumTex([
				[text(first), letter],
				[text(second), y],
				[text(last), ""],
			])}$`,
		);
	const task = `$${sumTex([
		[text(a), x],
		[text(b), y],
		[text(c), x],
		[text(constant), ""],
		[text(d), y],
	])}$`;
	const [first, second] = [a + c, b + d];
	const others = y === "" ? "constants" : `terms with $${y}$`;
	const adds = (one: number, other: number) => linearTex(text(one), "", text(other));
	const right = expression(first, second);
	const hints = [
		`Look for like terms: the terms with $${x}$, and the ${others}.`,
		`Begin with the terms with $${x}$: $${text(a)}${x}$ and $${sumTex([[text(c), x]])}$.`,
		`Find $${adds(a, c)}$ for the coefficient of $${x}$, and $${adds(b, d)}$ for the ${others}.`,
	] as const;
	const steps = [
		`Terms with $${x}$: $${adds(a, c)} = ${text(first)}$.`,
		`${y === "" ? "Constants" : `Terms with $${y}$`}: $${adds(b, d)} = ${text(second)}$.`,
		...(constant === 0 ? [] : [`The constant is $${text(constant)}$.`]),
		`$${task.slice(1, -1)} = ${right.shown.slice(1, -1)}$.`,
	];
	return { text, expression, task, right, hints, steps };
}

/** [where, one of what is bought by number, several, what else is paid for]. */
export const PURCHASES = [
	["at the school store", "notebook", "notebooks", "pens"],
	["at the fair", "ride ticket", "ride tickets", "snacks"],
	["at the garden center", "plant", "plants", "soil"],
	["at the bakery", "roll", "rolls", "a pie"],
	["at the pool", "swim pass", "swim passes", "drinks"],
	["at the craft store", "bag of beads", "bags of beads", "glue"],
	["at the movies", "ticket", "tickets", "popcorn"],
	["at the bookstore", "comic book", "comic books", "a map"],
	["at the sports store", "can of tennis balls", "cans of tennis balls", "socks"],
] as const;
