import { ask, boxed, defineSkill, given, NAMES, slip, whole, withTask, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../kit/index.ts";
import { linearTex } from "../../kit/terms.ts";
import { type Shape, STORIES } from "./two-step-stories.ts";

interface Told {
	shape: Shape;
	p: number;
	/** Negative where something is taken away. */
	q: number;
	x: number;
	r: number;
	text: string;
	question: string;
	unknown: string;
	unit: string;
}

const isGrouped = (shape: Shape) => shape.startsWith("group");

function tell(random: Random, shapes: readonly Shape[], share: number): Told | undefined {
	const {
		shape,
		text,
		ask: question,
		unknown,
		unit,
		most,
	} = random.pick(STORIES.filter((story) => shapes.includes(story.shape)));
	const p = random.integer(2, Math.max(3, Math.round(most[0] * share)));
	const size = random.integer(2, Math.max(4, Math.round(most[1] * share)));
	const x = random.integer(2, Math.max(5, Math.round(most[2] * share)));
	const q = shape.endsWith("taken") ? -size : size;
	const r = isGrouped(shape) ? p * (x + q) : p * x + q;
	if (r < 3 || p === size || x === size || p === x || (isGrouped(shape) && x + q < 2)) return undefined;
	const name = random.pick(NAMES);
	const fill = (words: string) =>
		words.replaceAll("{name}", name).replace("{p}", `${p}`).replace("{q}", `${size}`).replace("{r}", `${r}`);
	return { shape, p, q, x, r, text: fill(text), question: fill(question), unknown, unit };
}

const side = (coefficient: number, constant: number) => linearTex(coefficient, "x", constant);
const grouped = (p: number, q: number) => `${p}(${side(1, q)})`;
const equationOf = ({ shape, p, q, r }: Told) => `${isGrouped(shape) ? grouped(p, q) : side(p, q)} = ${r}`;

const wholeOf = (top: number, bottom: number) =>
	bottom !== 0 && top % bottom === 0 && top / bottom > 0 && whole(top / bottom);

/** The equation, how it is undone, and where wrong procedures lead. */
function solve(told: Told): Omit<Draft, "prompt" | "right"> {
	const { shape, p, q, x, r, unknown, unit } = told;
	const size = Math.abs(q);
	const undo = q > 0 ? `Subtract ${size} from both sides` : `Add ${size} to both sides`;
	const wrongs = [
		[slip.leftOutTheConstant, wholeOf(r, p)],
		[slip.swappedRoles, !isGrouped(shape) && wholeOf(r - p, size)],
		[slip.undidWithSameSign, isGrouped(shape) ? wholeOf(x + 2 * q, 1) : wholeOf(r + q, p)],
		[slip.didNotDivide, wholeOf(r - q, 1)],
	] as const;
	return {
		unit: { after: unit },
		wrong: wrongs.map(([each, value]) => value !== false && ([each, value] as const)),
		hints: [
			`Let $x$ be ${unknown}. Which number belongs to each one, and which comes only once?`,
			isGrouped(shape)
				? `Each of the ${p} has both parts. Write $${side(1, q)}$ for one of them.`
				: `Write the part that repeats as $${p}x$. What happens with ${size}?`,
			isGrouped(shape)
				? `The equation is $${equationOf(told)}$. Divide both sides by ${p} first.`
				: `The equation is $${equationOf(told)}$. ${undo} first.`,
		],
		steps: [
			`Let $x$ be ${unknown}: $${equationOf(told)}$.`,
			isGrouped(shape)
				? `Divide both sides by ${p}: $${side(1, q)} = ${r / p}$.`
				: `${undo}: $${p}x = ${r - q}$.`,
			isGrouped(shape) ? `${undo}: $x = ${x}$.` : `Divide both sides by ${p}: $x = ${x}$.`,
		],
	};
}

type Tell = (random: Random) => Told | undefined;
const tales =
	(shapes: readonly Shape[], share: number): Tell =>
	(random) =>
		tell(random, shapes, share);

const answer =
	(tale: Tell): Form =>
	(random) => {
		const told = tale(random);
		return told && { ...solve(told), prompt: `${told.text} ${told.question}`, right: whole(told.x) };
	};

/** An equation to choose. Of two with the same coefficient and solution both are right. */
function equal(tex: string, [coefficient, constant, r]: readonly [number, number, number]): Value {
	return {
		...words(`$${tex} = ${r}$`),
		worth: [1000 * coefficient * coefficient + r - constant, coefficient],
	};
}

/** The equation of a story, among equations that someone might write instead. */
const equation = (tale: Tell): Form =>
	given(tale, (told) => {
		const { shape, p, q, r, text, unknown } = told;
		const { hints, steps } = solve(told);
		const size = Math.abs(q);
		const plain = (factor: number, constant: number) => equal(side(factor, constant), [factor, constant, r]);
		const inGroups = (constant: number) => equal(grouped(p, constant), [p, p * constant, r]);
		return {
			prompt: `${text} Let $x$ be ${unknown}. Which equation can be used to find it?`,
			task: text,
			right: isGrouped(shape) ? inGroups(q) : plain(p, q),
			wrong: isGrouped(shape)
				? [
						[slip.constantOnce, plain(p, q)],
						[slip.otherSign, inGroups(-q)],
						[slip.addedToTheNumber, plain(p + size, 0)],
					]
				: [
						[slip.swappedRoles, plain(size, q < 0 ? -p : p)],
						[slip.constantEveryTime, inGroups(q)],
						[slip.otherSign, plain(p, -q)],
					],
			hints: [hints[0], hints[1], `The total, ${r}, is alone on the other side of the equal sign.`],
			steps: steps.slice(0, 1),
		};
	});

/** The equation with boxes for its numbers, and its solution. */
const inSteps = (tale: Tell) =>
	ask.stepwise((random) => {
		const told = tale(random);
		if (told === undefined) return undefined;
		const { shape, p, q, x, r, text, question, unknown, unit } = told;
		const { wrong, hints, steps } = solve(told);
		const [size, sign] = [Math.abs(q), q < 0 ? "-" : "+"];
		return {
			prompt: `${text} ${question} Let $x$ be ${unknown}, and write an equation: [[p]] ${isGrouped(shape) ? `$(x ${sign}$ [[q]] $) =$` : `$x ${sign}$ [[q]] $=$`} [[r]]. The answer is [[x]] ${unit}.`,
			boxes: {
				p: boxed(whole(p), [slip.swappedRoles, whole(size)]),
				q: boxed(whole(size), [slip.swappedRoles, whole(p)]),
				r: { right: whole(r) },
				x: { right: whole(x), wrong },
			},
			hints: [
				hints[0],
				hints[1],
				isGrouped(shape)
					? "Divide both sides by the factor first."
					: "Undo the constant first, and then the factor.",
			],
			steps,
		};
	});

const added = tales(["added"], 0.5);
const plain = tales(["added", "taken"], 0.7);
const taken = tales(["taken"], 1);
const groups = tales(["group-added", "group-taken"], 1);
const any = tales(["added", "taken", "group-added", "group-taken"], 1);
const matched = (tale: Tell) =>
	ask.matched(
		withTask(equation(tale), (text) => text),
		["story", "equation"],
	);

// 1: a fixed part and a part that repeats. 2: something taken away as well. 3: larger numbers. 4: groups of two parts. 5: any
// of them.
export const twoStepEquationWord = defineSkill("two-step-equation-word", 15, {
	1: [ask.chosen(equation(added)), ask.typed(answer(added)), inSteps(added)],
	2: [
		ask.typed(answer(plain)),
		ask.chosen(answer(plain)),
		ask.chosen(equation(plain)),
		ask.asEquation(equation(plain)),
		inSteps(plain),
	],
	3: [ask.typed(answer(taken)), ask.chosen(equation(taken)), inSteps(taken), ask.chosen(answer(taken))],
	4: [
		ask.typed(answer(groups)),
		ask.chosen(equation(groups)),
		ask.asEquation(equation(groups)),
		inSteps(groups),
		matched(groups),
	],
	5: [ask.typed(answer(any)), ask.chosen(equation(any)), inSteps(any), matched(any)],
});
