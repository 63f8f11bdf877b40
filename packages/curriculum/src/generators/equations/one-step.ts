import { tapeDiagram } from "../../figures/lines/tape-diagram.ts";
import { asClaim, ask, askToSolve, given, NAMES, withoutUnit, withTask } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { texOf, type Value, words } from "../../kit/value.ts";
import type { Sketch } from "../../kit/ways/labeled.ts";

const LETTERS = ["x", "n", "y", "k", "m"] as const;

/** An equation of one step, and how it is undone. */
export interface OneStep {
	/** The side with the letter: "x + 7". */
	side: (letter: string) => string;
	/** What is done to the letter: "7 is added to x". */
	done: (letter: string) => string;
	/** "Subtract $7$ from both sides" */
	undo: string;
	/** The operation that is left: "20 - 7". */
	work: string;
	/** The side with the solution in it: "13 + 7". */
	check: string;
	result: Value;
	right: Value;
	wrong: Draft["wrong"];
	/** How it lies on a scale, where it can: boxes and ones on one side, ones on the other. */
	pans?: readonly [boxes: number, ones: number, others: number];
}

export type OneSteps = (random: Random) => OneStep | undefined;

function draftOf(random: Random, step: OneStep, turns: boolean): Draft {
	const { side, done, undo, work, check, result, right, wrong } = step;
	const letter = random.pick(LETTERS);
	const sides = [side(letter), texOf(result)];
	const isTurned = turns && random.oneIn(2);
	const equation = (isTurned ? sides.toReversed() : sides).join(" = ");
	return {
		prompt: askToSolve(random, letter, equation),
		...(right.answer_type === "SIMPLE_FRACTION"
			? { cta: "Write a whole number or a fraction, such as 3/4." }
			: {}),
		unit: { before: `${letter} =` },
		...(step.pans === undefined ? {} : { balance: onPans(letter, step.pans, isTurned) }),
		task: `$${equation}$`,
		right,
		wrong,
		hints: [
			`Look at $${side(letter)}$: ${done(letter)}. Which operation undoes that?`,
			`${undo}, so that $${letter}$ is alone.`,
			`Now work out $${work}$.`,
		],
		steps: [
			`${undo}: $${letter} = ${work}$.`,
			`Check: $${check} = ${texOf(result)}$.`,
			`The solution is $${letter} = ${texOf(right)}$.`,
		],
	};
}

/** What is in the pans of a scale; the side with the letter on the right where the equation is turned. */
export function onPans(
	variable: string,
	[boxes, ones, others]: readonly [boxes: number, ones: number, others: number],
	isTurned: boolean,
) {
	return isTurned
		? { variable, left_boxes: 0, left_ones: others, right_boxes: boxes, right_ones: ones }
		: { variable, left_boxes: boxes, left_ones: ones, right_boxes: 0, right_ones: others };
}

/** The equation alone; from some level on the letter may be on either side. */
export const bare =
	(steps: OneSteps, turns = false): Form =>
	(random) => {
		const step = steps(random);
		return step && draftOf(random, step, turns);
	};

export const solutionOf = (form: Form) => withTask(withoutUnit(form), (task) => `the solution of ${task}`);
export const claimed = (form: Form) =>
	asClaim(withoutUnit(form), (task, value) => `The solution of ${task} is ${value}.`);
export const options = (form: Form) => ask.chosen(withoutUnit(form));
export const pairs = (form: Form) => ask.matched(withoutUnit(form), ["equation", "solution"]);

/** What is given, with the numbers in the order of the story, and what is asked. */
export type Story = (name: string, first: string, second: string) => string;

/** An amount of money, with two digits for the cents: "5.40 dollars". */
export const dollars = (amount: string) => `${amount.replace(/\.(\d)$/, ".$10")} dollars`;

export interface Told {
	step: OneStep;
	story: Story;
	/** The two numbers as they stand in a sentence. */
	numbers: readonly [first: Value, second: Value];
	/** Equations that someone might write instead. */
	others: (letter: string) => Draft["wrong"];
}

function tell(random: Random, { story, numbers: [first, second] }: Told): string {
	return story(random.pick(NAMES), first.entry, second.entry);
}

/** The answer to a story. */
export const story = (draw: (random: Random) => Told | undefined): Form =>
	given(draw, (told, random) => {
		const { cta: _cta, task: _task, unit, ...draft } = draftOf(random, told.step, false);
		const letter = unit?.before?.[0] ?? "";
		const equation = `$${told.step.side(letter)} = ${texOf(told.step.result)}$`;
		const [, begin, last] = draft.hints;
		return {
			...draft,
			prompt: tell(random, told),
			hints: [
				`Let $${letter}$ be the unknown number. What happens to it in the story?`,
				`The equation is ${equation}. ${begin}`,
				last,
			],
			steps: [`Write an equation: ${equation}.`, ...draft.steps],
		};
	});

/** The equation of a story. */
export const equationOf = (draw: (random: Random) => Told | undefined): Form =>
	given(draw, (told, random) => {
		const letter = random.pick(LETTERS);
		const { step, numbers } = told;
		const right = `$${step.side(letter)} = ${texOf(step.result)}$`;
		return {
			prompt: `${tell(random, told)} Let $${letter}$ be the unknown number. Which equation can be used to solve the problem?`,
			right: words(right),
			wrong: told.others(letter),
			hints: [
				`Find the number that is not known. That is $${letter}$.`,
				`What happens to $${letter}$ in the story? Look at ${numbers[0].shown}.`,
				`What is the result in the end? It belongs on the other side of the equal sign.`,
			],
			steps: [
				`In the story, ${step.done(letter)}.`,
				`The result is ${step.result.shown}.`,
				`The equation is ${right}.`,
			],
		};
	});

interface Bar {
	parts: Parameters<typeof tapeDiagram>[0];
	/** What the parts are, after "A bar with a total of 12". */
	described: string;
	prompts: readonly string[];
	hints: readonly [look: string, begin: string];
}

/** A bar that shows the equation; its first part, $x$, must be labeled. */
export function labeledBar(random: Random, step: OneStep, { parts, described, prompts, hints }: Bar): Sketch {
	const total = step.result.entry;
	const { svg, middles } = tapeDiagram(parts, total);
	return {
		prompt: random.pick(prompts),
		figure: { svg, alt: `A bar with a total of ${total}${described}` },
		labels: { x: { right: step.right, label: "Part x", place: middles[0] ?? [0, 0], wrong: step.wrong } },
		hints: [...hints, `Work out $${step.work}$.`],
		steps: [`${step.undo}: $x = ${step.work}$.`, `The part is $x = ${texOf(step.right)}$.`],
	};
}
