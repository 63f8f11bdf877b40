import { type Draft, type Form, NAMES, slip, words } from "../../kit/index.ts";
import { THINGS } from "../../kit/stories.ts";
import { BOX, help, type Kind, type Parts, partsOf, sides } from "./parts-and-whole.ts";

type Tale = (name: string, things: string, parts: Parts) => string;

const TALES: Readonly<Record<Kind, readonly Tale[]>> = {
	addend: [
		(name, things, { part, whole }) =>
			`${name} has ${part} ${things} and gets some more. Now ${name} has ${whole}.`,
		(name, things, { part, whole }) =>
			`There are ${part} ${things} on a table. ${name} puts more beside them, and then there are ${whole}.`,
	],
	taken: [
		(name, things, { rest, whole }) =>
			`${name} has ${whole} ${things} and gives some away. ${name} has ${rest} left.`,
		(name, things, { rest, whole }) =>
			`There are ${whole} ${things} in a box. ${name} takes some out, and ${rest} are left.`,
	],
	start: [
		(name, things, { part, rest }) =>
			`${name} has some ${things}. After giving away ${part}, ${name} has ${rest} left.`,
		(name, things, { part, rest }) =>
			`Some ${things} are in a box. ${name} takes out ${part}, and ${rest} are left.`,
	],
};

/**
 * Where reading the story wrongly leads, always to an equation that some number makes true. Of a start, the sum of both
 * parts is right as well and no mistake.
 */
function misread(kind: Kind, [first, second]: readonly [number, number]): Draft["wrong"] {
	const formula = (text: string) => words(`$${text}$`);
	const [less, more] = [Math.min(first, second), Math.max(first, second)];
	if (kind === "start")
		return [
			[slip.usedTheOtherOperation, formula(`${less} + ${BOX} = ${more}`)],
			[slip.beganWithAnotherNumber, formula(`${more} - ${BOX} = ${less}`)],
		];
	return [
		[slip.addedBothNumbers, formula(`${first} + ${second} = ${BOX}`)],
		[slip.beganWithAnotherNumber, formula(`${BOX} - ${first} = ${second}`)],
		[slip.usedTheOtherOperation, formula(`${BOX} - ${second} = ${first}`)],
	];
}

/** The equation that a story tells, its unknown as a box. */
export const fromStory: Form = (random) => {
	const parts = partsOf(random, { least: 20, most: 99 });
	const kind = random.pick(["addend", "taken", "start"] as const);
	const { part, rest, whole } = parts;
	const told = ({ addend: [part, whole], taken: [whole, rest], start: [part, rest] } as const)[kind];
	const [side, other] = sides[kind](parts);
	const tale = random.pick(TALES[kind])(random.pick(NAMES), random.pick(THINGS)[1], parts);
	return {
		...help(kind, parts),
		prompt: `${tale} ${random.pick([
			"Which equation tells the story?",
			"Which equation fits, with a box for the number that is not known?",
			"Choose the equation that goes with the story.",
		])}`,
		task: tale,
		// Of two stories with the same numbers, the equation of one could fit the other.
		alike: [...told].sort((a, b) => a - b).join(" "),
		right: words(`$${side} = ${other}$`),
		wrong: misread(kind, told),
		hints: [
			"What was there at first? What happened? What was there in the end?",
			`Write the story in order. You know ${told[0]} and ${told[1]}. The third number gets a box.`,
			`${kind === "addend" ? "Some were added" : "Some went away"}. The number at the end of the story goes after the equal sign.`,
		],
		steps: [
			"Tell the story in order: what was there, what happened, what was there in the end.",
			`The equation is $${side} = ${other}$.`,
		],
	};
};
