import { counted, type Draft, type Random, slip } from "../../kit/index.ts";
import type { LinearScene } from "./linear-scenes.ts";
import { columnOf, type Rule, ruleOf, ruleTex, tableOf, valueAt } from "./functions/linear-rules.ts";

/** A linear function as it is given, how it is found, and where wrong procedures lead. */
interface Told extends Pick<Draft, "hints" | "steps"> {
	rule: Rule;
	prompt: string;
	/** The first column of its table, where it is given by one. */
	xs?: readonly number[];
	figure?: NonNullable<Draft["figure"]>;
	wrong: readonly (readonly [slip: typeof slip.wrongSign, rule: Rule])[];
}

export type Tale = (random: Random) => Told;

const last = (rule: Rule) => `The function is $${ruleTex(rule)}$.`;

export const fromStory: Tale = (random) => {
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
			`Each ${scene.x} adds ${rate} ${scene.y}: the rate of change is ${rate}.`,
			`For $x = 0$, $y$ is ${start}: the initial value is ${start}.`,
			last(rule),
		],
	};
};

const rowsAt = ({ scene }: { scene: LinearScene }) => [`${scene.x}s (x)`, `${scene.y} (y)`] as const;

/** A table that begins at zero, or later. */
export const fromTable =
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
			xs,
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
export const fromMoments: Tale = (random) => {
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
