import { cellPlace, dataTable, tableInWords } from "../../../figures/data/data-table.ts";
import { ask, type Form, NAMES, type Random, slip, type Way, whole, words } from "../../../kit/index.ts";
import { linearOf, nonlinearOf } from "./rate-rules.ts";

const EVEN = [
	[0, 1, 2, 3, 4],
	[1, 2, 3, 4, 5],
	[2, 3, 4, 5, 6],
] as const;
const UNEVEN = [
	[0, 1, 3, 4, 6],
	[1, 2, 4, 5, 7],
	[0, 2, 3, 5, 6],
	[1, 3, 4, 6, 7],
	[2, 3, 5, 6, 8],
] as const;

const yes = (isRising: boolean) => `Yes, $y$ ${isRising ? "rises" : "falls"} at a constant rate.`;
const NO = "No, the rate of change is not constant.";

const tableOf = (xs: readonly number[], ys: readonly (number | string)[]) => {
	const rows = [["x", "y"], ...xs.map((x, at) => [`${x}`, `${ys[at]}`])];
	return { rows, figure: { svg: dataTable(rows), alt: tableInWords(rows) } };
};

const rateTex = (change: number, step: number) =>
	step === 1 ? `${change}` : `\\dfrac{${change}}{${step}}${change % step === 0 ? ` = ${change / step}` : ""}`;

/** Whether a table can belong to a linear function, and why. */
export const judge =
	(isUneven: boolean): Form =>
	(random) => {
		const xs = random.pick<readonly number[]>(isUneven ? UNEVEN : EVEN);
		// Not linear, rising and falling are equally likely.
		const isLinear = random.integer(1, 3) <= 2;
		// Equal changes of y with unequal steps of x are no constant rate.
		const isTrap = isUneven && !isLinear && random.oneIn(2);
		const [step, begin] = [random.integer(2, 9), random.integer(1, 20)];
		const rises = random.oneIn(2);
		const linear = Array.from({ length: 20 }, () => linearOf(random)).find(
			({ at }) => at(1) > at(0) === rises,
		);
		if (linear === undefined) return undefined;
		const rule = isLinear ? linear.at : nonlinearOf(random);
		const ys = xs.map((x, at) => (isTrap ? begin + step * at : rule(x)));
		const [a = 0, b = 1, c = 2] = xs;
		const [p = 0, q = 0, r = 0] = ys;
		const isRising = q > p;
		return {
			prompt: random.pick([
				"Can the function in the table be linear?",
				"The table shows a function. Could it be linear?",
				`${random.pick(NAMES)} says that the table shows a linear function. Is that possible?`,
			]),
			figure: tableOf(xs, ys).figure,
			right: words(isLinear ? yes(isRising) : NO),
			wrong: [
				isUneven && (isTrap || isLinear)
					? [slip.ignoredTheSteps, words(isLinear ? NO : yes(isRising))]
					: [slip.misjudgedTheChange, words(isLinear ? NO : yes(isRising))],
				[slip.wentTheOtherWay, words(yes(!isRising))],
				[slip.anyPatternIsLinear, words("Yes, because there is a pattern.")],
			],
			hints: [
				"A function is linear if the change in $y$ divided by the change in $x$ is always the same.",
				`From the first row to the second, $x$ changes by ${b - a} and $y$ by $${q - p}$.`,
				"Find that quotient for every two neighboring rows, and compare.",
			],
			steps: [
				`From $x = ${a}$ to ${b}, the rate is $${rateTex(q - p, b - a)}$. From ${b} to ${c}, it is $${rateTex(r - q, c - b)}$.`,
				isLinear
					? "The rate is the same in all rows, so the function can be linear."
					: "The rate of change is not constant, so the function is not linear.",
			],
		};
	};

/** A linear table with a missing value. */
function withGap(random: Random, isUneven: boolean) {
	const xs = random.pick<readonly number[]>(isUneven ? UNEVEN : EVEN);
	const { rate, at } = linearOf(random);
	const gap = random.integer(2, 4);
	const ys = xs.map(at);
	const [a = 0, b = 1] = xs;
	const [p = 0, q = 0] = ys;
	const x = xs[gap] ?? 0;
	const [before, y] = [ys[gap - 1] ?? 0, ys[gap] ?? 0];
	return {
		xs,
		ys,
		gap,
		x,
		right: whole(y),
		wrong: [
			[slip.ignoredTheSteps, whole(before + q - p)] as const,
			[slip.wentTheOtherWay, whole(before - (y - before))] as const,
			[slip.repeatedTheValue, whole(before)] as const,
		],
		hints: [
			"In a linear function, $y$ changes at a constant rate.",
			`From $x = ${a}$ to $x = ${b}$, $y$ changes from ${p} to ${q}. Divide to find the rate.`,
			`How much does $x$ change up to ${x}? Multiply that by the rate.`,
		] as const,
		steps: [
			b - a === 1 ? `The rate is $${rate}$.` : `The rate is $${q - p} \\div ${b - a} = ${rate}$.`,
			`From $x = ${xs[gap - 1]}$ to ${x}, $y$ changes by $${x - (xs[gap - 1] ?? 0)} \\times ${rate < 0 ? `(${rate})` : rate} = ${y - before}$.`,
			`So $y = ${y}$ for $x = ${x}$.`,
		],
	};
}

export const completed = (isUneven: boolean): Way =>
	ask.labeled((random) => {
		const { xs, ys, gap, x, right, wrong, hints, steps } = withGap(random, isUneven);
		const { rows, figure } = tableOf(
			xs,
			ys.map((y, at) => (at === gap ? "" : y)),
		);
		return {
			prompt: random.pick([
				"The function in the table is linear. Fill in the missing value.",
				"Complete the table so that the function is linear.",
			]),
			figure,
			labels: { y: { right, label: `y for x = ${x}`, place: cellPlace(rows, gap + 1, 1), wrong } },
			hints,
			steps,
		};
	});

export const predicted =
	(isUneven: boolean): Form =>
	(random) => {
		const { xs, ys, gap, x, right, wrong, hints, steps } = withGap(random, isUneven);
		const isKept = (_: unknown, at: number) => at !== gap;
		return {
			prompt: random.pick([
				`The function in the table is linear. What is $y$ for $x = ${x}$?`,
				`The table shows values of a linear function. Find its value for $x = ${x}$.`,
			]),
			figure: tableOf(xs.filter(isKept), ys.filter(isKept)).figure,
			right,
			wrong,
			hints,
			steps,
		};
	};
