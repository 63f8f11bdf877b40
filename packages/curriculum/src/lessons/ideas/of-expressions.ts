import { pointHops } from "../../figures/numbers/point-hops.ts";
import { box, boxFrame, growingBoxes, repeat, type BoxRow, type Idea, type IdeaFrame } from "./idea.ts";

/** What is done first gets parentheses. */
export const firstInParentheses: Idea = (random) => {
	const [a, b] = [random.integer(2, 4), random.integer(5, 7)];
	const group = [box(`${a}`, "sky"), box(`${b}`, "gold")];
	return growingBoxes([
		[`Add ${a} and ${b}: $${a} + ${b}$.`, group],
		["Then multiply by 3. The whole sum is repeated, not only one part.", [...group, ...group, ...group]],
		[`Parentheses keep the sum together: $(${a} + ${b}) \\times 3$.`, repeat(3, `(${a} + ${b})`, "mint", 2)],
	]);
};

/** The exponent counts factors. */
export const countTheFactors: Idea = (random) => {
	const base = random.integer(2, 5);
	const row = (count: number): BoxRow =>
		repeat(count, `× ${base}`, "sky").map((each, at) => (at === 0 ? box(`${base}`, "sky") : each));
	return growingBoxes([
		[`$${base}^1$ is one factor: ${base}.`, row(1)],
		[`$${base}^2$ has 2 factors: $${base} \\times ${base} = ${base ** 2}$.`, row(2)],
		[
			`$${base}^3$ has 3 factors: $${base} \\times ${base} \\times ${base} = ${base ** 3}$. It is not $${base} \\times 3$.`,
			row(3),
		],
	]);
};

/** Powers of one base: their factors stand in one row. */
export const joinTheFactors: Idea = (random) => {
	const [base, a, b] = [random.integer(2, 7), 2, random.integer(3, 4)];
	const [one, two] = [repeat(a, `${base}`, "sky"), repeat(b, `${base}`, "gold")];
	return growingBoxes([
		[`$${base}^{${a}}$ has ${a} factors of ${base}.`, one],
		[`$${base}^{${b}}$ has ${b} factors of ${base}.`, two],
		[
			`Multiply them: all ${a + b} factors are in one row. $${base}^{${a}} \\cdot ${base}^{${b}} = ${base}^{${a + b}}$.`,
			[...one, ...two],
		],
	]);
};

/** Powers that go down by one factor each time: each bar is one part of the bar before. */
export const oneFactorLess: Idea = (random) => {
	const base = random.pick([2, 3]);
	const bar = (text: string, exponent: number) => [box(text, "sky", base ** (exponent + 1))];
	return growingBoxes([
		[`Start at $${base}^2 = ${base ** 2}$.`, bar(`${base ** 2}`, 2)],
		[`One factor less: divide by ${base}. $${base}^1 = ${base}$.`, bar(`${base}`, 1)],
		[`Divide by ${base} again: $${base}^0 = 1$.`, bar("1", 0)],
		[
			`And again: $${base}^{-1} = \\dfrac{1}{${base}}$, the reciprocal of ${base}. It is small, not negative.`,
			bar(`1/${base}`, -1),
		],
	]);
};

/** A long number as a short one times a power of ten: the point hops to the left. */
export const numberTimesPowerOfTen: Idea = (random) => {
	const [a, b] = [random.integer(2, 9), random.integer(1, 9)];
	const frame = (text: string, to: number): IdeaFrame => ({
		text,
		figure: {
			svg: pointHops({ digits: `${a}${b}00`, from: 4, to }),
			alt: `The digits of ${a},${b}00. The decimal point is ${to === 4 ? "after the last one" : "3 hops to the left, after the first one"}.`,
		},
	});
	return [
		frame(`A long number: ${a},${b}00. The decimal point would be at its end.`, 4),
		frame(
			`The first factor is at least 1 and less than 10. So the decimal point moves 3 places, and it is ${a}.${b}.`,
			1,
		),
		boxFrame(
			`3 places are 3 factors of 10, and the number is large: $${a}{,}${b}00 = ${a}.${b} \\times 10^3$.`,
			[[box(`${a}.${b}`, "sky", 2), ...repeat(3, "× 10", "coral")]],
		),
	];
};

/** Factors sorted: numbers with numbers, powers of ten with powers of ten. */
export const sortTheFactors: Idea = (random) => {
	const [a, b] = random.pick([
		[2, 3],
		[2, 4],
		[3, 3],
	] as const);
	return growingBoxes([
		[
			`Multiply $${a} \\times 10^2$ by $${b} \\times 10^3$.`,
			[box(`${a}`, "sky"), box("10²", "gold"), box(`${b}`, "sky"), box("10³", "gold")],
		],
		[
			"Factors can change places. Put like with like.",
			[box(`${a}`, "sky"), box(`${b}`, "sky"), box("10²", "gold"), box("10³", "gold")],
		],
		[
			`$${a} \\times ${b} = ${a * b}$, and $10^2 \\times 10^3 = 10^5$: add the exponents.`,
			[box(`${a * b}`, "sky", 2), box("10⁵", "gold", 2)],
		],
	]);
};

/** Words for a bar of two parts. */
export const wordsAsBars: Idea = (random) => {
	const by = random.integer(3, 8);
	return growingBoxes([
		["A number that you don’t know yet: call it $n$.", [box("n", "sky", 3)]],
		[`“${by} more than n” adds a part: $n + ${by}$.`, [box("n", "sky", 3), box(`${by}`, "gold")]],
		["“Twice n” repeats the part: $2n$.", repeat(2, "n", "sky", 3)],
	]);
};

/** A number in place of each letter. */
export const numberForLetter: Idea = (random) => {
	const [times, more, value] = [3, random.integer(1, 5), random.integer(2, 6)];
	return growingBoxes([
		[
			`$${times}x + ${more}$ means ${times} boxes of $x$ and ${more} more.`,
			[...repeat(times, "x", "sky"), box(`${more}`, "gold")],
		],
		[
			`For $x = ${value}$, every $x$ is ${value}.`,
			[...repeat(times, `${value}`, "sky"), box(`${more}`, "gold")],
		],
		[
			`$${times} \\times ${value} + ${more} = ${times * value + more}$.`,
			[box(`${times * value}`, "mint", times), box(`${more}`, "gold")],
		],
	]);
};

/** Groups of a letter and a number, opened and sorted. */
export const openTheGroups: Idea = (random) => {
	const more = random.integer(2, 5);
	const group = [box("x", "sky"), box(`${more}`, "gold")];
	const opened = [...repeat(3, "x", "sky"), ...repeat(3, `${more}`, "gold")];
	return growingBoxes([
		[`One group: $x + ${more}$.`, group],
		[`3 groups: $3(x + ${more})$.`, [...group, ...group, ...group]],
		[`Sort them. There are 3 of each: $3x + ${3 * more}$.`, opened],
	]);
};

/** Like terms put side by side. */
export const likeWithLike: Idea = (random) => {
	const [a, b, ones] = [random.integer(2, 3), random.integer(1, 2), random.integer(2, 3)];
	return growingBoxes([
		[
			`$${a}x + ${ones} + ${b === 1 ? "" : b}x + 1$: some boxes are $x$, some are ones.`,
			[...repeat(a, "x", "sky"), ...repeat(ones, "1", "gold"), ...repeat(b, "x", "sky"), box("1", "gold")],
		],
		[
			"Put like with like. Nothing is added or lost.",
			[...repeat(a + b, "x", "sky"), ...repeat(ones + 1, "1", "gold")],
		],
		[
			`Count each kind: $${a + b}x + ${ones + 1}$.`,
			[box(`${a + b}x`, "sky", a + b), box(`${ones + 1}`, "gold", ones + 1)],
		],
	]);
};

/** A rule as a machine. */
export const ruleAsMachine: Idea = (random) => {
	const [times, more, value] = [random.integer(2, 4), random.integer(1, 6), random.integer(2, 5)];
	const stops = [
		[`The rule is $f(x) = ${times}x + ${more}$. Put in ${value}.`, [box(`${value}`, "sky")]],
		[`First times ${times}: ${times * value}.`, [box(`× ${times}`, null), box(`${times * value}`, "sky")]],
		[
			`Then plus ${more}: $f(${value}) = ${times * value + more}$.`,
			[box(`+ ${more}`, null), box(`${times * value + more}`, "mint")],
		],
	] as const;
	return stops.map(([text], at) => boxFrame(text, [stops.slice(0, at + 1).flatMap(([, row]) => row)]));
};
