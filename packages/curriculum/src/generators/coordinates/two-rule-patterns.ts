import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { ask, boxed, counted, defineSkill, inOwnWords, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { at, pairAt, type Patterns, patternsOf } from "./rule-pairs.ts";

/** Both from 0, and one adds a whole number of times as much. */
function fromZero(
	random: Random,
	most = 9,
	factor = 4,
): Patterns & { times: number; isLargerFirst: boolean } {
	const [add, times] = [random.integer(2, most), random.integer(2, factor)];
	const isLargerFirst = random.oneIn(3);
	const small = { start: 0, add };
	const large = { start: 0, add: add * times };
	const patterns = isLargerFirst ? patternsOf(random, large, small) : patternsOf(random, small, large);
	return { ...patterns, times, isLargerFirst };
}

function withStarts(random: Random): Patterns {
	const rule = () => ({ start: random.integer(1, 12), add: random.integer(2, 9) });
	return patternsOf(random, rule(), rule());
}

const either = (random: Random): Patterns => (random.oneIn(2) ? fromZero(random) : withStarts(random));

function helpWith(patterns: Patterns, steps: number) {
	const { m, n, names, step, verb } = patterns;
	const [a, b] = pairAt(patterns, steps);
	const grows = (name: string, { start, add }: Patterns["m"], end: number) =>
		`${name}: $${start === 0 ? "" : `${start} + `}${steps} \\times ${add} = ${end}$.`;
	return {
		hints: [
			`Look at each pattern by itself. What is added each ${step === "step" ? "time" : step}?`,
			`After 1 ${step}, ${names[0]} ${verb} $${m.start} + ${m.add}$, and ${names[1]} ${verb} $${n.start} + ${n.add}$.`,
			`Do that ${counted(steps, "time")} in both patterns.`,
		] as const,
		steps: [grows(names[0], m, a), grows(names[1], n, b)],
	};
}

/** The next numbers of a table, or the pair after some steps. */
const reach = (draw: (random: Random) => Patterns, hasTable: boolean) =>
	ask.stepwise((random) => {
		const patterns = draw(random);
		const { m, n, told, step, names } = patterns;
		const steps = hasTable ? random.integer(3, 4) : random.integer(4, 9);
		const [a, b] = pairAt(patterns, steps);
		const rows = [
			[step, ...names],
			...Array.from({ length: steps }, (_, row) => [`${row}`, ...pairAt(patterns, row).map(String)]),
		];
		const boxes = `${names[0]}: [[a]], ${names[1]}: [[b]]`;
		return {
			...helpWith(patterns, steps),
			prompt: `${told} ${hasTable ? `The table begins with ${step} 0. What goes in the next row? ${boxes}` : random.pick([`${patterns.reached(counted(steps, step))} ${boxes}`, `Write the ordered pair (${names.join(", ")}) after ${counted(steps, step)}: ([[a]], [[b]])`])}`,
			...(hasTable ? { figure: { svg: dataTable(rows), alt: tableInWords(rows) } } : {}),
			boxes: {
				a: boxed(
					whole(a),
					[slip.oneStepShortInPattern, whole(at(m, steps - 1))],
					[slip.swappedThePatterns, whole(b)],
					m.start > 0 && [slip.forgotTheStart, whole(m.add * steps)],
				),
				b: boxed(whole(b), [slip.addedBothRules, whole(n.start + (m.add + n.add) * steps)]),
			},
		};
	});

/** Ordered pairs of two patterns as points. */
const plotted = ask.plotted((random) => {
	const [a, b] = [random.integer(1, 3), random.integer(1, 4)];
	const starts = random.oneIn(2) ? [0, 0] : [random.integer(0, 2), random.integer(0, 3)];
	if (a === b && starts[0] === starts[1]) return undefined;
	const patterns = patternsOf(random, { start: starts[0] ?? 0, add: a }, { start: starts[1] ?? 0, add: b });
	const { told, step, names } = patterns;
	const [from, most] = [random.integer(0, 1), 12];
	const pairs = [from, from + 1, from + 2].map((steps) => pairAt(patterns, steps));
	if (pairs.flat().some((number) => number > most)) return undefined;
	const when = pairs.map((_, index) => (from + index === 0 ? "the start" : `${counted(from + index, step)}`));
	return {
		prompt: `${told} Plot these ordered pairs (${names.join(", ")}): ${when.map((each, index) => `${each === "the start" ? each : `after ${each}`} (${"ABC"[index]})`).join(", ")}.`,
		plane: { x_from: 0, x_to: most, y_from: 0, y_to: most },
		points: pairs.map(([x, y]) => ({
			x,
			y,
			wrong: [
				[slip.swappedCoordinates, y, x],
				[slip.oneStepShortInPattern, x - a, y - b],
			] as const,
		})),
		hints: [
			`The first number of each pair comes from ${names[0]}, and the second one from ${names[1]}.`,
			`Each step goes ${a} to the right and ${b} up.`,
			"Write the three ordered pairs first. Then plot them.",
		],
		steps: pairs.map(([x, y], index) => `${"ABC"[index]}: $(${x}, ${y})$.`),
	};
});

/** How the numbers of one pattern compare with their partners. */
const relation: Form = (random) => {
	const patterns = fromZero(random);
	const { told, times, numbers, m, n, isLargerFirst, step } = patterns;
	const [small, large] = isLargerFirst ? [n.add, m.add] : [m.add, n.add];
	const [less, more] = isLargerFirst ? [numbers[1], numbers[0]] : numbers;
	const says = (number: number, how: "times" | "more") =>
		words(
			how === "times" ? `It is always ${number} times ${less}.` : `It is always ${number} more than ${less}.`,
		);
	return {
		prompt: `${told} How does ${more} compare with ${less} after each ${step}?`,
		right: says(times, "times"),
		wrong: [
			[slip.comparedByDifference, says(large - small, "more")],
			[slip.tookTheRuleAsFactor, says(large, "times")],
			[slip.tookTimesAsMore, says(times, "more")],
		],
		hints: [
			"Write the first few numbers of both patterns, one below the other.",
			`After 1 ${step}: ${small} and ${large}. After 2: ${2 * small} and ${2 * large}.`,
			"Is the difference the same each time? If not, compare by multiplying.",
		],
		steps: [
			`Whenever ${small} is added in one pattern, ${large} is added in the other, and $${large} = ${times} \\times ${small}$. Both start at 0.`,
			says(times, "times").shown,
		],
	};
};

/** The partner of a number that is far along. */
const partner: Form = (random) => {
	const patterns = fromZero(random, 6);
	const { told, times, m, n, isLargerFirst } = patterns;
	const steps = random.integer(8, 20);
	const [a, b] = pairAt(patterns, steps);
	return {
		prompt: `${told} ${patterns.partnerOf(a)}`,
		right: whole(b),
		wrong: [
			[slip.addedTheRuleOnce, whole(a + n.add)],
			[slip.comparedByDifference, whole(Math.abs(a + n.add - m.add))],
			[slip.countedTheSteps, whole(steps)],
			[slip.tookTheRuleAsFactor, whole(a * n.add)],
		],
		hints: [
			"Both start at 0. Compare what is added in the two patterns.",
			`${m.add} is added in one pattern, and ${n.add} in the other. How many times as much is the larger number?`,
			isLargerFirst ? `Divide ${a} by that number.` : `Multiply ${a} by that number.`,
		],
		steps: [
			`${Math.max(m.add, n.add)} is ${times} times ${Math.min(m.add, n.add)}, and both start at 0.`,
			isLargerFirst ? `$${a} \\div ${times} = ${b}$.` : `$${a} \\times ${times} = ${b}$.`,
		],
	};
};

/** How far apart the patterns are after some steps: several steps of work. */
const gap: Form = (random) => {
	const patterns = either(random);
	const { told, step, m, n } = patterns;
	const steps = random.integer(4, 10);
	const [a, b] = pairAt(patterns, steps);
	if (a === b) return undefined;
	return {
		prompt: `${told} ${random.pick([`How far apart are their numbers after ${counted(steps, step)}?`, `What is the difference between their numbers after ${counted(steps, step)}?`])}`,
		right: whole(Math.abs(a - b)),
		wrong: [
			[slip.addedInstead, whole(a + b)],
			[slip.oneStepShortInPattern, whole(Math.abs(at(m, steps - 1) - at(n, steps - 1)))],
			m.add !== n.add && [slip.comparedTheRules, whole(Math.abs(m.add - n.add))],
			m.add !== n.add && [slip.forgotTheStart, whole(Math.abs(m.add - n.add) * steps)],
		],
		...helpWith(patterns, steps),
		steps: [
			...helpWith(patterns, steps).steps,
			`The difference is $${Math.max(a, b)} - ${Math.min(a, b)} = ${Math.abs(a - b)}$.`,
		],
	};
};

/** Why one pattern is always so many times the other, in the student's own words. */
const explain: Way = (random) => {
	const { told, times, numbers, m, n, isLargerFirst, step } = fromZero(random);
	const [less, more] = isLargerFirst ? [numbers[1], numbers[0]] : numbers;
	const [small, large] = [Math.min(m.add, n.add), Math.max(m.add, n.add)];
	const reason = `Both start at 0, and ${large} is added in one pattern whenever ${small} is added in the other, which is ${times} times as much.`;
	return inOwnWords({
		prompt: `${told} After each ${step}, ${more} is the same number of times as large as ${less}. How many times as large is it, and why?`,
		hints: [
			"Write the first few numbers of both patterns, one below the other.",
			`Compare what is added: ${small} and ${large}.`,
			"Does it matter that both start at 0?",
		],
		explanation: `${reason}\n\nSo it is always ${times} times as much.`,
		rubric: {
			answer: `Says that it is ${times} times as much.`,
			reason: "Says that both start at 0 and that what is added is that many times as much, in any words.",
		},
		sample_answer: `${reason} So it is always ${times} times as much.`,
	});
};

// 1: both from 0, with a table, and points. 2: pairs after more steps. 3: how the patterns compare. 4: other starts, and
// how far apart they are. 5: a partner far along, and why one is so many times the other.
export const twoRulePatterns = defineSkill("two-rule-patterns", 8, {
	1: [reach((random) => fromZero(random), true), plotted],
	2: [reach((random) => fromZero(random), false), reach(withStarts, true), plotted],
	3: [ask.chosen(relation), reach(withStarts, true), plotted],
	4: [reach(withStarts, false), ask.typed(gap), ask.chosen(gap)],
	5: [ask.typed(partner), ask.chosen(partner), ask.chosen(relation), explain],
});
