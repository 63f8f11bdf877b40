import {
	ask,
	defineSkill,
	type Draft,
	type Form,
	NAMES,
	simplest,
	slip,
	whole,
	words,
} from "../../kit/index.ts";
import { bracketed, lowest, tex } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import type { LinearScene } from "./linear-scenes.ts";
import { columnOf, type Rule, ruleOf, ruleTex, tableOf, valueAt } from "./linear-rules.ts";

/** A linear function as it is told, how it is found, and where wrong procedures lead. */
interface Told extends Pick<Draft, "hints" | "steps"> {
	rule: Rule;
	prompt: string;
	figure?: NonNullable<Draft["figure"]>;
	wrong: readonly (readonly [slip: typeof slip.wrongSign, rule: Rule])[];
}

type Tale = (random: Random) => Told;

const last = (rule: Rule) => `The function is $${ruleTex(rule)}$.`;

const fromStory: Tale = (random) => {
	const { scene, ...rule } = ruleOf(random);
	const { rate, start } = rule;
	return {
		rule,
		prompt: `${scene.story(rate, start)} Let $y$ be the number of ${scene.y} for $x$ ${scene.x}s.`,
		wrong: [
			[slip.swappedSlopeAndIntercept, { rate: start, start: rate }],
			[slip.addedRateAndStart, { rate: rate + start, start: 0 }],
			[slip.firstStepAsStart, { rate, start: rate + start }],
		],
		hints: [
			"One number comes once, and the other one comes again and again.",
			`Which of ${rate} and ${start} belongs to each ${scene.x}? That is the rate of change.`,
			`What is $y$ for $x = 0$? That is the initial value.`,
		],
		steps: [
			`Each ${scene.x} brings ${rate} ${scene.y}: the rate of change is ${rate}.`,
			`For $x = 0$, there are ${start} ${scene.y}: the initial value is ${start}.`,
			last(rule),
		],
	};
};

const rowsAt = ({ scene }: { scene: LinearScene }) => [`${scene.x}s (x)`, `${scene.y} (y)`] as const;

/** A table that begins at zero, or later. */
const fromTable =
	(beginsAtZero: boolean): Tale =>
	(random) => {
		const { scene, ...rule } = ruleOf(random);
		const { rate, start } = rule;
		const xs = columnOf(random, beginsAtZero ? 0 : random.integer(1, 4));
		const [x0 = 0, x1 = 1] = xs;
		const [y0, y1] = [valueAt(rule, x0), valueAt(rule, x1)];
		return {
			rule,
			prompt: `The table shows a linear function for ${scene.a}.`,
			figure: tableOf(rule, xs, rowsAt({ scene })),
			wrong: [
				x0 > 0
					? [slip.startFromFirstRow, { rate, start: y0 }]
					: [slip.firstStepAsStart, { rate, start: rate + start }],
				x1 - x0 > 1
					? [slip.didNotDivideByStep, { rate: y1 - y0, start }]
					: [slip.swappedSlopeAndIntercept, { rate: start, start: rate }],
				[slip.wentBackOneStep, { rate, start: x0 > 1 ? y0 - rate : start + 1 }],
			],
			hints: [
				"How much does $y$ change from row to row, and how much does $x$ change?",
				`From the first row to the second, $x$ goes from ${x0} to ${x1}, and $y$ from ${y0} to ${y1}. Divide the changes.`,
				x0 === 0
					? "The first row tells $y$ for $x = 0$."
					: `Go back from $x = ${x0}$ to $x = 0$: subtract the rate ${x0} times.`,
			],
			steps: [
				`The rate of change is $${y1 - y0} \\div ${x1 - x0} = ${rate}$.`,
				x0 === 0
					? `For $x = 0$, $y$ is ${start}.`
					: `Back to $x = 0$: $${y0} - ${x0} \\times ${rate} = ${start}$.`,
				last(rule),
			],
		};
	};

/** Two moments of something that grows evenly. */
const fromMoments: Tale = (random) => {
	const { scene, ...rule } = ruleOf(random);
	const { rate, start } = rule;
	const x1 = random.integer(2, 6);
	const x2 = x1 + random.integer(2, 6);
	const [y1, y2] = [valueAt(rule, x1), valueAt(rule, x2)];
	return {
		rule,
		prompt: `For ${scene.a}, the number of ${scene.y} is a linear function of the number of ${scene.x}s. It is ${y1} for ${counted(x1, scene.x)} and ${y2} for ${counted(x2, scene.x)}.`,
		wrong: [
			[slip.startFromFirstRow, { rate, start: y1 }],
			[slip.didNotDivideByStep, { rate: y2 - y1, start }],
			[slip.wentBackOneStep, { rate, start: y1 - rate }],
		],
		hints: [
			"Find the rate of change first: the change in $y$ divided by the change in $x$.",
			`From ${x1} to ${x2} ${scene.x}s, the ${scene.y} change from ${y1} to ${y2}.`,
			`Go back from $x = ${x1}$ to $x = 0$ with the rate of change.`,
		],
		steps: [
			`The rate of change is $(${y2} - ${y1}) \\div (${x2} - ${x1}) = ${rate}$.`,
			`Back to $x = 0$: $${y1} - ${x1} \\times ${rate} = ${start}$.`,
			last(rule),
		],
	};
};

const boxes = (tale: Tale) =>
	ask.stepwise((random) => {
		const { rule, prompt, figure, wrong, hints, steps } = tale(random);
		const of = (part: keyof Rule) => ({
			right: whole(rule[part]),
			wrong: wrong.map(([each, other]) => [each, whole(other[part])] as const),
		});
		return {
			prompt: `${prompt} ${random.pick(["Complete the equation:", "Write the function:", "Fill in the rate of change and the initial value:"])} $y =$ [[m]] $x +$ [[b]].`,
			...(figure === undefined ? {} : { figure }),
			boxes: { m: of("rate"), b: of("start") },
			hints,
			steps,
		};
	});

const option = (rule: Rule) => words(`$${ruleTex(rule)}$`);

const equation =
	(tale: Tale): Form =>
	(random) => {
		const { rule, prompt, figure, wrong, hints, steps } = tale(random);
		return {
			prompt: `${prompt} ${random.pick(["Which equation describes the function?", `Which equation should ${random.pick(NAMES)} write?`, "What is the equation of the function?"])}`,
			...(figure === undefined ? { task: prompt } : { figure }),
			right: option(rule),
			wrong: wrong.map(([each, other]) => [each, option(other)]),
			hints,
			steps,
		};
	};

/** The rate of change or the initial value as a number. */
const part =
	(tale: Tale): Form =>
	(random) => {
		const { rule, prompt, figure, wrong, hints, steps } = tale(random);
		const asked = random.pick(["rate", "start"] as const);
		return {
			prompt: `${prompt} What is the ${asked === "rate" ? "rate of change" : "initial value"} of the function?`,
			...(figure === undefined ? {} : { figure }),
			right: whole(rule[asked]),
			wrong: [
				[slip.swappedSlopeAndIntercept, whole(rule[asked === "rate" ? "start" : "rate"])],
				...wrong.map(([each, other]) => [each, whole(other[asked])] as const),
			],
			hints,
			steps,
		};
	};

/** What one of the two numbers of an equation means. */
const meaning: Form = (random) => {
	const { scene, ...rule } = ruleOf(random);
	const { rate, start } = rule;
	const asksRate = random.oneIn(2);
	const [asked, right, other] = asksRate
		? [rate, scene.rateMeans, scene.startMeans]
		: [start, scene.startMeans, scene.rateMeans];
	return {
		prompt: random.pick([
			`For ${scene.a}, $${ruleTex(rule)}$ gives the ${scene.y} $y$ for $x$ ${scene.x}s. What does the number ${asked} mean?`,
			`The function $${ruleTex(rule)}$ describes ${scene.a}, with $x$ in ${scene.x}s and $y$ in ${scene.y}. What does ${asked} tell?`,
		]),
		right: words(right),
		wrong: [
			[slip.swappedSlopeAndIntercept, words(other)],
			[slip.tookItForTheInput, words(`The number of ${scene.x}s`)],
			[slip.tookItForOneValue, words(`The ${scene.y} for one ${scene.x}, all together`)],
		],
		hints: [
			"What is $y$ when $x$ is 0? And how does $y$ change when $x$ grows by 1?",
			`Look at $${ruleTex(rule)}$. Is ${asked} multiplied by $x$, or does it stand alone?`,
			`A number that is multiplied by $x$ comes again with each ${scene.x}. The other one comes once.`,
		],
		steps: [
			asksRate ? `When $x$ grows by 1, $y$ grows by ${rate}.` : `For $x = 0$, $y$ is ${start}.`,
			`${right}: ${asked} ${scene.y}.`,
		],
	};
};

/** Through two points, with negative numbers and fractions. */
const throughPoints = ask.stepwise((random) => {
	const [run, rise] = [random.integer(2, 5), random.integer(1, 9) * random.pick([1, -1])];
	const [x1, y1] = [random.integer(1, 6) * random.pick([1, 1, -1]), random.integer(-9, 12)];
	const [x2, y2] = [x1 + run, y1 + rise];
	const [slope, start] = [lowest(rise, run), lowest(y1 * run - rise * x1, run)];
	const value = ({ top, bottom }: typeof slope) => simplest(top, bottom);
	return {
		prompt: random.pick([
			`A linear function $y = mx + b$ passes through $(${x1}, ${y1})$ and $(${x2}, ${y2})$. Then $m =$ [[m]] and $b =$ [[b]].`,
			`The graph of $y = mx + b$ goes through the points $(${x1}, ${y1})$ and $(${x2}, ${y2})$. Find $m =$ [[m]] and $b =$ [[b]].`,
		]),
		boxes: {
			m: {
				right: value(slope),
				wrong: [
					[slip.runOverRise, simplest(run, rise)],
					[slip.mixedPointOrder, simplest(-rise, run)],
				],
			},
			b: {
				right: value(start),
				wrong: [
					[slip.startFromFirstRow, whole(y1)],
					[slip.wentTheWrongWay, simplest(y1 * run + rise * x1, run)],
				],
			},
		},
		hints: [
			"Divide the change in $y$ by the change in $x$.",
			`From $(${x1}, ${y1})$ to $(${x2}, ${y2})$, $x$ changes by ${run}. How much does $y$ change?`,
			`Substitute the slope and the point $(${x1}, ${y1})$ in $y = mx + b$, and solve for $b$.`,
		],
		steps: [
			`The slope is $m = ${tex(slope)}$.`,
			`$b = ${y1} - m \\times ${bracketed(x1)} = ${tex(start)}$.`,
			`The function is $y = ${sumTex([
				[slope, "x"],
				[start, ""],
			])}$.`,
		],
	};
});

const table = fromTable(true);
const laterTable = fromTable(false);

// 1: from a story. 2: from a table that begins at 0, and what the numbers mean. 3: from a table that begins later. 4: from two
// values of a story. 5: from two points, with negative numbers and fractions.
export const constructLinearFunction = defineSkill("construct-linear-function", 3, {
	1: [
		boxes(fromStory),
		ask.chosen(equation(fromStory)),
		ask.matched(equation(fromStory), ["story", "equation"]),
	],
	2: [boxes(table), ask.chosen(equation(table)), ask.chosen(meaning), ask.typed(part(table))],
	3: [boxes(laterTable), ask.chosen(equation(laterTable)), ask.typed(part(laterTable))],
	4: [
		boxes(fromMoments),
		ask.chosen(equation(fromMoments)),
		ask.typed(part(fromMoments)),
		ask.matched(equation(fromMoments), ["story", "equation"]),
	],
	5: [throughPoints, throughPoints, ask.chosen(equation(fromMoments)), ask.typed(part(fromMoments))],
});
