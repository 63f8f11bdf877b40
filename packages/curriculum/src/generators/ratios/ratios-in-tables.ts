import { cellPlace, dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { ask, inOwnWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";

const YES = "Yes, because the ratio of $y$ to $x$ is always the same.";
/** Of different kinds of pairs: a single answer "no" would be right half of the time. */
const ONE_IS_OFF = "No, because one pair has a different ratio of $y$ to $x$.";
const ALL_DIFFER = "No, because the ratio of $y$ to $x$ is different in each pair.";
const SAME_RATIO = "In a proportional relationship, the ratio of $y$ to $x$ is the same everywhere.";

/** Proportional, or steady growth that does not begin at zero, or with one pair that breaks off, or faster and faster. */
type Kind = "yes" | "near" | "broken" | "curved";

interface Pairs {
	xs: readonly number[];
	ys: readonly number[];
	kind: Kind;
}

const REASONS: Readonly<Record<Kind, string>> = {
	yes: YES,
	near: ALL_DIFFER,
	broken: ONE_IS_OFF,
	curved: ALL_DIFFER,
};

/** Four pairs of one of the kinds. */
function pairsOf(random: Random, kinds: readonly Kind[]): Pairs {
	const [kind, k] = [random.pick(kinds), random.integer(2, 9)];
	const start = kind === "near" ? random.integer(1, 6) : 0;
	const xs = random
		.shuffle([1, 2, 3, 4, 5, 6, 8, 10])
		.slice(0, 4)
		.sort((p, q) => p - q);
	const ys = xs.map((x, at) =>
		kind === "curved"
			? x * (x + k)
			: k * x + start + (kind === "broken" && at === 2 ? random.integer(1, 4) : 0),
	);
	return { xs, ys, kind };
}

const tableOf = ({ xs, ys }: Pairs) => [["x", "y"], ...xs.map((x, at) => [`${x}`, `${ys[at]}`])];
const drawn = (rows: readonly (readonly string[])[]) => ({ svg: dataTable(rows), alt: tableInWords(rows) });
const quotient = (y: number, x: number) => {
	const rounded = Math.round((y / x) * 100) / 100;
	return `\\dfrac{${y}}{${x}} ${rounded * x === y ? "=" : "\\approx"} ${rounded}`;
};
const ratios = ({ xs, ys }: Pairs) =>
	`The ratios are ${xs.map((x, at) => `$${quotient(ys[at] ?? 0, x)}$`).join(", ")}.`;
const hintsFor = ({ xs, ys }: Pairs) =>
	[
		SAME_RATIO,
		`Begin with the first pair: divide $y$ by $x$, which is $${ys[0]} \\div ${xs[0]}$.`,
		`Divide in the other pairs, too, such as $${ys[1]} \\div ${xs[1]}$, and compare.`,
	] as const;
const misjudged = ({ kind }: Pairs) =>
	kind === "near" ? slip.anyLineIsProportional : slip.quotientsNotCompared;

/** Whether a table shows a proportional relationship. */
export const table =
	(kinds: readonly Kind[]): Form =>
	(random) => {
		const pairs = pairsOf(random, kinds);
		const right = REASONS[pairs.kind];
		const [one = YES, other = YES] = [YES, ONE_IS_OFF, ALL_DIFFER].filter((each) => each !== right);
		const again = { ...slip.quotientsNotCompared, id: `${slip.quotientsNotCompared.id}-2` };
		return {
			prompt: random.pick([
				"Is $y$ proportional to $x$ in this table?",
				"Does the table show a proportional relationship?",
				`${random.pick(NAMES)} asks whether $y$ is proportional to $x$. What does the table show?`,
			]),
			figure: drawn(tableOf(pairs)),
			right: words(right),
			wrong: [
				[misjudged(pairs), words(one)],
				[again, words(other)],
				random.pick([
					[slip.growingIsProportional, words("Yes, because both numbers grow.")],
					[slip.comparedDifferences, words("No, because the differences of $y$ and $x$ are not the same.")],
				] as const),
			],
			hints: hintsFor(pairs),
			steps: [ratios(pairs), right],
		};
	};

/** Pairs in a sentence, to judge. */
export const claim: Form = (random) => {
	const pairs = pairsOf(random, ["yes", "near", "broken"]);
	const listed = pairs.xs.map((x, at) => `$(${x}, ${pairs.ys[at]})$`).join(", ");
	const says = (is: boolean) =>
		words(`The pairs ${listed} ${is ? "show" : "do not show"} a proportional relationship.`);
	return {
		prompt: "Which statement is true?",
		right: says(pairs.kind === "yes"),
		wrong: [[misjudged(pairs), says(pairs.kind !== "yes")]],
		hints: hintsFor(pairs),
		steps: [says(pairs.kind === "yes").shown],
	};
};

/** LABELED_INPUT: the numbers that make a table proportional. */
export const completed = ask.labeled((random) => {
	const pairs = pairsOf(random, ["yes"]);
	const full = tableOf(pairs);
	const [one, other] = random.shuffle([2, 3, 4]);
	const hidden = [one ?? 2, other ?? 3].sort();
	const rows = full.map((row, at) => (hidden.includes(at) ? [row[0] ?? "", ""] : row));
	const [x = 1, y = 1] = [pairs.xs[0], pairs.ys[0]];
	return {
		prompt: random.pick([
			"$y$ is proportional to $x$. Complete the table.",
			"Fill in the missing values of $y$ so that the relationship is proportional.",
		]),
		figure: drawn(rows),
		labels: Object.fromEntries(
			hidden.map((at) => [
				`y${at}`,
				{
					right: whole(pairs.ys[at - 1] ?? 0),
					label: `y for x = ${pairs.xs[at - 1]}`,
					place: cellPlace(rows, at, 1),
					wrong: [[slip.comparedDifferences, whole((pairs.xs[at - 1] ?? 0) + y - x)] as const],
				},
			]),
		),
		hints: [SAME_RATIO, `From the first row: $${y} \\div ${x}$.`, "Multiply each $x$ by that number."],
		steps: [
			`$${y} \\div ${x} = ${y / x}$.`,
			...hidden.map((at) => `$${pairs.xs[at - 1]} \\times ${y / x} = ${pairs.ys[at - 1]}$.`),
		],
	};
});

/** VERIFY_WITH_LLM: whether a table is proportional, and why. */
export const explain: Way = (random) => {
	const pairs = pairsOf(random, ["yes", "near", "near", "yes"]);
	const right = REASONS[pairs.kind];
	return inOwnWords({
		prompt: random.pick([
			`${random.pick(NAMES)} says that $y$ is proportional to $x$, because both grow steadily. Is that right? Explain.`,
			"Is $y$ proportional to $x$ in this table? Explain how you can tell.",
		]),
		figure: drawn(tableOf(pairs)),
		hints: [...hintsFor(pairs)],
		explanation: `${ratios(pairs)}\n\n${right}`,
		rubric: {
			decision:
				pairs.kind === "yes"
					? "Says that $y$ is proportional to $x$."
					: "Says that $y$ is not proportional to $x$.",
			reason: `Compares the ratios (quotients) of $y$ and $x$, or says what belongs to 0. ${ratios(pairs)}`,
		},
		sample_answer: `${ratios(pairs)} ${right}`,
	});
};
