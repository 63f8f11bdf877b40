import { ask, defineSkill, type Draft, type Form, slip, whole, words } from "../../../kit/index.ts";
import type { Random } from "../../../random/seeded-random.ts";
import { type Rule, ruleTex, valueAt } from "./linear-rules.ts";
import { type Look, show, type Shown } from "./shown-rules.ts";

interface Two {
	p: Rule;
	q: Rule;
	shown: Shown;
	prompt: string;
}

/** Two rules of which the one with the greater initial value mostly grows more slowly. */
function two(random: Random, look: Look): Two {
	const [mostRate, mostStart] = look === "graph" ? [5, 8] : [12, 30];
	// A story says "2 dollars" or more, never "1 dollars".
	const least = look === "story" ? 2 : 1;
	const rate = random.integer(least, mostRate - 1);
	const start = random.integer(least, mostStart - 3);
	const slow = { rate, start: start + random.integer(0, 3) };
	const fast = { rate: random.oneIn(4) ? rate : random.integer(rate + 1, mostRate), start };
	const [p = slow, q = fast] = random.shuffle([slow, fast]);
	const shown = show(random, look, q);
	return { p, q, shown, prompt: `Function P is $${ruleTex(p)}$. ${shown.told}` };
}

const ORDER = ["Function P", "Function Q", "Both are equal"] as const;
type Part = keyof Rule;

function help({ p, shown }: Two, part: Part): Pick<Draft, "hints" | "steps"> {
	const isRate = part === "rate";
	return {
		hints: [
			isRate
				? "The rate of change tells how fast a function grows. Find it for both."
				: "The initial value is the value for $x = 0$. Find it for both.",
			isRate ? shown.rateHint : shown.startHint,
			isRate
				? `In $${ruleTex(p)}$, the rate of change is the coefficient of $x$.`
				: `In $${ruleTex(p)}$, substitute 0 for $x$.`,
		],
		steps: [
			isRate ? `The rate of change of P is ${p.rate}.` : `For $x = 0$, P is ${p.start}.`,
			isRate ? shown.rateStep : shown.startStep,
		],
	};
}

/** Which of the two is greater in one number; equal is an answer as well. */
const which =
	(look: Look, part: Part): Form =>
	(random) => {
		const drawn = two(random, look);
		const { p, q, prompt, shown } = drawn;
		const at = (one: number, other: number) => (one > other ? 0 : one < other ? 1 : 2);
		const says = (index: number) => words(ORDER[index] ?? "");
		const right = at(p[part], q[part]);
		const isRate = part === "rate";
		const { hints, steps } = help(drawn, part);
		return {
			prompt: `${prompt} ${random.pick(isRate ? ["Which function grows faster?", "Which function has the greater rate of change?"] : ["Which function has the greater initial value?", "Which function has the greater value for $x = 0$?"])}`,
			...(shown.figure === undefined ? {} : { figure: shown.figure }),
			right: says(right),
			wrong: [
				[
					isRate ? slip.comparedStarts : slip.comparedRates,
					says(isRate ? at(p.start, q.start) : at(p.rate, q.rate)),
				],
				[slip.straightMeansEqual, says(2)],
				[isRate ? slip.choseTheLowerRate : slip.choseTheLowerStart, says(right === 2 ? 0 : 1 - right)],
				right === 2 && [isRate ? slip.overlookedEqualRates : slip.overlookedEqualStarts, says(1)],
			],
			order: [...ORDER],
			hints,
			steps: [...steps, right === 2 ? "Both are equal." : `${ORDER[right]} has the greater one.`],
		};
	};

/** By how much the two differ in one number. */
const difference =
	(look: Look, part: Part): Form =>
	(random) => {
		const drawn = two(random, look);
		const { p, q, prompt, shown } = drawn;
		const gap = Math.abs(p[part] - q[part]);
		if (gap === 0) return undefined;
		const { hints, steps } = help(drawn, part);
		const isRate = part === "rate";
		return {
			prompt: `${prompt} By how much do their ${isRate ? "rates of change" : "initial values"} differ?`,
			...(shown.figure === undefined ? {} : { figure: shown.figure }),
			right: whole(gap),
			wrong: [
				[slip.gaveGreaterNumber, whole(Math.max(p[part], q[part]))],
				[
					isRate ? slip.comparedStarts : slip.comparedRates,
					whole(isRate ? Math.abs(p.start - q.start) : Math.abs(p.rate - q.rate)),
				],
				[slip.addedTheRates, whole(p[part] + q[part])],
			],
			hints,
			steps: [...steps, `They differ by ${gap}.`],
		};
	};

/** Both numbers of both functions, in boxes. */
const boxes = (look: Look) =>
	ask.stepwise((random) => {
		const drawn = two(random, look);
		const { p, q, prompt, shown } = drawn;
		const box = (rule: Rule, part: Part) => ({
			right: whole(rule[part]),
			wrong: [[slip.swappedSlopeAndIntercept, whole(rule[part === "rate" ? "start" : "rate"])] as const],
		});
		const { hints, steps } = help(drawn, "rate");
		return {
			prompt: `${prompt} The rate of change of P is [[pr]], and its initial value is [[ps]]. The rate of change of Q is [[qr]], and its initial value is [[qs]].`,
			...(shown.figure === undefined ? {} : { figure: shown.figure }),
			boxes: { pr: box(p, "rate"), ps: box(p, "start"), qr: box(q, "rate"), qs: box(q, "start") },
			hints: [hints[0], shown.rateHint, shown.startHint],
			steps: [...steps, `The initial value of P is ${p.start}.`, shown.startStep],
		};
	});

/** How far apart the values are for a greater x. */
const farOut =
	(look: Look): Form =>
	(random) => {
		const drawn = two(random, look);
		const { p, q, prompt, shown } = drawn;
		const x = random.pick([10, 12, 15, 20, 25, 30]);
		const [one, other] = [valueAt(p, x), valueAt(q, x)];
		if (p.rate === q.rate || one === other) return undefined;
		const { steps } = help(drawn, "rate");
		return {
			prompt: `${prompt} How far apart are their values for $x = ${x}$?`,
			...(shown.figure === undefined ? {} : { figure: shown.figure }),
			right: whole(Math.abs(one - other)),
			wrong: [
				[slip.gaveGreaterNumber, whole(Math.max(one, other))],
				[slip.leftOutTheIntercept, whole(Math.abs(p.rate - q.rate) * x)],
				[slip.comparedStarts, whole(Math.abs(p.start - q.start))],
			],
			hints: [
				"Find the rate of change and the initial value of Q first.",
				shown.rateHint,
				`Find both values for $x = ${x}$: multiply by the rate of change, and add the initial value.`,
			],
			steps: [
				...steps.slice(1),
				shown.startStep,
				`P: $${p.rate} \\times ${x} + ${p.start} = ${one}$. Q: $${q.rate} \\times ${x} + ${q.start} = ${other}$.`,
				`They are ${Math.abs(one - other)} apart.`,
			],
		};
	};

// 1: an equation and a story. 2: an equation and a graph. 3: an equation and a table. 4: a table that begins later. 5: values
// far out.
export const compareFunctions = defineSkill("compare-functions", 10, {
	1: [ask.chosen(which("story", "rate")), ask.typed(difference("story", "rate")), boxes("story")],
	2: [
		ask.chosen(which("graph", "rate")),
		ask.chosen(which("graph", "start")),
		boxes("graph"),
		ask.typed(difference("graph", "rate")),
	],
	3: [ask.chosen(which("table", "rate")), ask.typed(difference("late table", "rate")), boxes("table")],
	4: [
		ask.chosen(which("late table", "start")),
		ask.typed(difference("late table", "start")),
		boxes("late table"),
	],
	5: [
		ask.typed(farOut("late table")),
		ask.chosen(farOut("late table")),
		ask.typed(farOut("graph")),
		boxes("late table"),
	],
});
