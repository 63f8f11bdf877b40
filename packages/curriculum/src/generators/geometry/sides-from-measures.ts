import { ask, boxed, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form } from "../../kit/index.ts";
import { drawnRoom, type Room, roomOf } from "./rooms.ts";

const AREA = "The area is how many unit squares cover the inside: length times width.";
const AROUND = "The perimeter is the distance around: two lengths and two widths.";

/** Area and perimeter of a room, with where wrong ways lead. */
export function areaOf(room: Room): Pick<Draft, "right" | "unit" | "wrong" | "hints" | "steps"> {
	const { long, short, unit, word } = room;
	return {
		right: whole(long * short),
		unit: { after: `square ${word}` },
		wrong: [
			[slip.gaveThePerimeter, whole(2 * (long + short))],
			[slip.addedTwoSidesOnly, whole(long + short)],
			[slip.doubledTheArea, whole(2 * long * short)],
		],
		hints: [
			AREA,
			`The sides are ${long} ${unit} and ${short} ${unit}.`,
			`Multiply: $${long} \\times ${short}$.`,
		],
		steps: [
			"The area is the length times the width.",
			`$${long} \\times ${short} = ${long * short}$ square ${word}.`,
		],
	};
}

export function perimeterOf({ long, short, unit }: Room): ReturnType<typeof areaOf> {
	return {
		right: whole(2 * (long + short)),
		unit: { after: unit },
		wrong: [
			[slip.areaForPerimeter, whole(long * short)],
			[slip.addedTwoSidesOnly, whole(long + short)],
			[slip.doubledOneSide, whole(2 * long + short)],
		],
		hints: [
			AROUND,
			`Add one length and one width: $${long} + ${short}$.`,
			"The perimeter is twice that: double the sum.",
		],
		steps: [
			"The perimeter is two times the sum of the length and the width.",
			`$2 \\times (${long} + ${short}) = 2 \\times ${long + short} = ${2 * (long + short)}$ ${unit}.`,
		],
	};
}

/** What is given of a room when the length is missing. */
const told = ({ thing, word, long, short }: Room, isArea: boolean) =>
	isArea
		? `A rectangular ${thing} has an area of ${long * short} square ${word}. It is ${short} ${word} wide.`
		: `A rectangular ${thing} has a perimeter of ${2 * (long + short)} ${word}. It is ${short} ${word} wide.`;

const lengthSteps = ({ long, short }: Room, isArea: boolean): string[] =>
	isArea
		? [`$${long * short} \\div ${short} = ${long}$.`]
		: [`$${2 * (long + short)} - 2 \\times ${short} = ${2 * long}$.`, `$${2 * long} \\div 2 = ${long}$.`];

export const missingSide =
	(most: number): Form =>
	(random) => {
		const room = roomOf(random, most);
		const { long, short, unit } = room;
		const isArea = random.oneIn(2);
		const total = isArea ? long * short : 2 * (long + short);
		return {
			prompt: `${told(room, isArea)} ${random.pick(["How long is it?", "What is its length?"])}`,
			figure: drawnRoom(random, room, false),
			right: whole(long),
			unit: { after: unit },
			wrong: isArea
				? [
						[slip.subtractedTheSide, whole(total - short)],
						[slip.multipliedToDivide, whole(total * short)],
						total % 2 === 0 && total / 2 > short && [slip.mixedUpAreaAndPerimeter, whole(total / 2 - short)],
					]
				: [
						[slip.subtractedTheSide, whole(total - short)],
						[slip.didNotHalve, whole(2 * long)],
						total % short === 0 && [slip.mixedUpAreaAndPerimeter, whole(total / short)],
						[slip.keptBothSides, whole(total / 2)],
					],
			hints: [
				isArea ? AREA : AROUND,
				isArea
					? `Which number times ${short} is ${total}?`
					: `The two widths are $2 \\times ${short}$ together. Subtract them from ${total}.`,
				isArea ? `Divide ${total} by ${short}.` : "Two equal lengths share the rest: divide by 2.",
			],
			steps: [...lengthSteps(room, isArea), `It is ${long} ${unit} long.`],
		};
	};

/** The equation that finds the length. */
export const equation: Form = (random) => {
	const room = roomOf(random, 20);
	const { long, short, word } = room;
	const isArea = random.oneIn(2);
	const total = isArea ? long * short : 2 * (long + short);
	// Where both measures are one number, both equations are true.
	if (long * short === 2 * (long + short)) return undefined;
	const show = (text: string) => words(`$${text}$`);
	const product = show(`n \\times ${short} = ${total}`);
	const around = show(`2 \\times n + 2 \\times ${short} = ${total}`);
	return {
		prompt: `${told(room, isArea)} ${random.pick([`Its length is $n$ ${word}. Which equation finds $n$?`, `Which equation is true for its length $n$, in ${word}?`])}`,
		figure: drawnRoom(random, room, false),
		right: isArea ? product : around,
		wrong: [
			[slip.mixedUpAreaAndPerimeter, isArea ? around : product],
			[slip.addedTwoSidesOnly, show(`n + ${short} = ${total}`)],
			[slip.multipliedToDivide, show(`n = ${total} \\times ${short}`)],
		],
		hints: [
			isArea ? AREA : AROUND,
			`The width is ${short}, and the length is $n$.`,
			isArea
				? "Write the product of both sides, and what it is."
				: "Write the sum of all four sides, and what it is.",
		],
		steps: [isArea ? AREA : AROUND, `So $${(isArea ? product : around).shown.slice(1, -1)}$.`],
	};
};

/** The length first, and then the other measure. */
export const otherMeasure: Form = (random) => {
	const room = roomOf(random, 15);
	const { long, short, unit, word } = room;
	const isArea = random.oneIn(2);
	const total = isArea ? long * short : 2 * (long + short);
	const { right, unit: after, steps } = isArea ? perimeterOf(room) : areaOf(room);
	return {
		prompt: `${told(room, isArea)} ${isArea ? random.pick(["What is its perimeter?", `How many ${word} of border go all around it?`]) : random.pick(["What is its area?", "Find its area."])}`,
		figure: drawnRoom(random, room, false),
		right,
		...(after === undefined ? {} : { unit: after }),
		wrong: isArea
			? [
					[slip.gaveTheLength, whole(long)],
					[slip.addedTwoSidesOnly, whole(long + short)],
					[slip.mixedUpAreaAndPerimeter, whole(2 * (total + short))],
				]
			: [
					[slip.gaveTheLength, whole(long)],
					[slip.mixedUpAreaAndPerimeter, whole(total * short)],
					[slip.didNotHalve, whole(2 * long * short)],
				],
		hints: [
			"The length is not known yet. Find it first.",
			isArea
				? `Which number times ${short} is ${total}?`
				: `Subtract $2 \\times ${short}$ from ${total}, and divide by 2.`,
			isArea ? AROUND : AREA,
		],
		steps: [...lengthSteps(room, isArea), `The length is ${long} ${unit}.`, steps[1] ?? ""],
	};
};

export const inSteps = ask.stepwise((random) => {
	const room = roomOf(random, 15);
	const { long, short, word } = room;
	const isArea = random.oneIn(2);
	const { right, wrong, steps } = isArea ? perimeterOf(room) : areaOf(room);
	const other = isArea ? "perimeter" : "area";
	return {
		prompt: `${told(room, isArea)} ${random.pick([`Its length is [[long]] ${word}, and its ${other} is [[other]] ${isArea ? "" : "square "}${word}.`, `First find the length: [[long]] ${word}. Then the ${other} is [[other]] ${isArea ? "" : "square "}${word}.`])}`,
		figure: drawnRoom(random, room, false),
		boxes: {
			long: boxed(whole(long), [
				isArea ? slip.subtractedTheSide : slip.didNotHalve,
				whole(isArea ? long * short - short : 2 * long),
			]),
			other: { right, wrong },
		},
		hints: [
			isArea ? AREA : AROUND,
			`The width is ${short} ${word}. Find the length first.`,
			isArea ? AROUND : AREA,
		],
		steps: [...lengthSteps(room, isArea), steps[1] ?? ""],
	};
});
