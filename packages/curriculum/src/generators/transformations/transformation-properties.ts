import { ask, defineSkill, NAMES, slip, startLarge, stated, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Slip } from "../../kit/index.ts";
import { drawnImage } from "./drawn-images.ts";
import { pairOf } from "./drawn-pairs.ts";
import { cornersIn, inBrackets, type Motion, motionOf, named, passive, RIGID } from "./motions.ts";
import { sortedProperties, statement } from "./kept-properties.ts";
import { twoTriangles } from "./two-shapes.ts";

const bothTogether = {
	...slip.gaveTheSum,
	feedback: "That is both given measures together. Which part does the question ask about?",
};

const TRIANGLES = ["ABC", "DEF", "KLM", "PQR", "RST", "UVW", "XYZ"] as const;
const KEEPS = "Translations, reflections, and rotations keep all lengths and all angle measures.";

interface Measured {
	/** "triangle ABC with …" */
	told: string;
	task: string;
	value: number;
	unit: "°" | " cm";
	wrong: readonly (readonly [Slip, number])[];
	work: string;
}

/** A side or an angle of a triangle and of its image. */
function measured(random: Random, motions: readonly Motion[]): Measured | undefined {
	const triangle = random.pick(TRIANGLES);
	const [a = "", b = "", c = ""] = triangle;
	const isAngle = random.oneIn(2);
	const [value, other] = isAngle
		? [random.integer(22, 85), random.integer(22, 85)]
		: [random.integer(3, 18), random.integer(3, 18)];
	const shift = motions.flatMap((motion) => (motion.kind === "move" ? [Math.abs(motion.by[0])] : []))[0] ?? 0;
	const turn = motions.some((motion) => motion.kind === "turn") ? 90 : 0;
	const wrong = isAngle
		? ([
				[slip.addedTheTurn, value + turn],
				[slip.tookTheSupplement, 180 - value],
			] as const)
		: ([
				[slip.addedTheShift, value + shift],
				[slip.subtractedTheShift, value - shift],
			] as const);
	return value === other
		? undefined
		: {
				told: isAngle
					? `triangle $${triangle}$ with $m\\angle ${a} = ${value}°$ and $m\\angle ${b} = ${other}°$`
					: `triangle $${triangle}$ with $${a}${b} = ${value}$ cm and $${b}${c} = ${other}$ cm`,
				task: isAngle ? `the measure of $\\angle ${a}'$` : `the length of side $${a}'${b}'$`,
				value,
				unit: isAngle ? "°" : " cm",
				wrong: [[slip.matchedOtherParts, other], ...wrong, [bothTogether, value + other]],
				work: isAngle
					? `$\\angle ${a}'$ is the image of $\\angle ${a}$`
					: `Side $${a}'${b}'$ is the image of side $${a}${b}$`,
			};
}

/** The third angle, or the third side from the perimeter. */
function derived(random: Random): Measured | undefined {
	const triangle = random.pick(TRIANGLES);
	const [a = "", b = "", c = ""] = triangle;
	const p = random.integer(25, 85);
	const q = random.integer(25, 85);
	const x = random.integer(4, 15);
	const y = random.integer(4, 15);
	const z = random.integer(Math.abs(x - y) + 1, x + y - 1);
	if (p === q || p + q === 90 || p + q === 120 || p + q === 100 || x === y) return undefined;
	if (random.oneIn(2))
		return {
			told: `triangle $${triangle}$ with $m\\angle ${a} = ${p}°$ and $m\\angle ${b} = ${q}°$`,
			task: `the measure of $\\angle ${c}'$`,
			value: 180 - p - q,
			unit: "°",
			wrong: [
				[slip.gaveBothAngles, p + q],
				[slip.tookOneAngle, 180 - p],
				[slip.matchedOtherParts, p],
			],
			work: `$m\\angle ${c} = 180° - ${p}° - ${q}° = ${180 - p - q}°$`,
		};
	return {
		told: `triangle $${triangle}$ with a perimeter of ${x + y + z} cm, $${a}${b} = ${x}$ cm, and $${b}${c} = ${y}$ cm`,
		task: `the length of side $${a}'${c}'$`,
		value: z,
		unit: " cm",
		wrong: [
			[bothTogether, x + y],
			[slip.subtractedOneSideOnly, y + z],
			[slip.matchedOtherParts, x],
		],
		work: `$${a}${c} = ${x + y + z} - ${x} - ${y} = ${z}$ cm`,
	};
}

const form =
	(count: 1 | 2, draw: (random: Random, motions: readonly Motion[]) => Measured | undefined): Form =>
	(random): Draft | undefined => {
		const motions = random
			.shuffle(RIGID)
			.slice(0, count)
			.map((kind) => motionOf(random, [kind], 9));
		const found = draw(random, motions);
		if (found === undefined) return undefined;
		const { told, task, value, unit, wrong, work } = found;
		const done = motions.map(passive).join(", and then ");
		const shown = (number: number) => ({ ...whole(number), shown: `${number}${unit}` });
		return {
			prompt: random.pick([
				`${startLarge(told)} is ${done}. What is ${task}?`,
				`Find ${task} of the image when ${told} is ${done}.`,
				`${random.pick(NAMES)} draws ${told}. The triangle is ${done}. What is ${task} of the image?`,
			]),
			task: `${task} after ${told} is ${done}`,
			right: shown(value),
			wrong: wrong.filter(([, number]) => number > 0).map(([each, number]) => [each, shown(number)]),
			hints: [
				"Imagine cutting the triangle out and moving it. What changes, and what does not?",
				"Which part of the triangle becomes the part in the question? Look at the letters.",
				"Does this motion stretch anything?",
			],
			steps: [KEEPS, `${work}, so ${task} is ${value}${unit}.`],
		};
	};

/** FILL_ONE: the unit is printed. */
const entered = (each: Form) =>
	ask.typed((random) => {
		const draft = each(random);
		return draft && { ...draft, unit: { after: draft.right.shown.replace(/^\d+ ?/, "") } };
	});

const REASONS = {
	move: "A translation: all sides keep their directions.",
	mirror: "A reflection: the order of the vertices is reversed.",
	turn: "A rotation: the order of the vertices stays, but the sides have other directions.",
} as const;
const MISREAD = {
	move: slip.overlookedTheTurn,
	mirror: slip.tookRotationForReflection,
	turn: slip.tookReflectionForRotation,
} as const;

/** The motion, identified by what it does. */
const nameIt: Form = (random) => {
	const kind = random.pick(["move", "mirror", "turn"] as const);
	const motion = motionOf(random, [kind]);
	const pair = pairOf(cornersIn(random, 6), [motion], 8);
	const [start, end] = [pair?.from[0], pair?.to[0]];
	if (pair === undefined || start === undefined || end === undefined) return undefined;
	return {
		prompt: `Triangle P goes to triangle Q, and the vertex $${inBrackets(start)}$ goes to $${inBrackets(end)}$. Which motion is it, and how can you tell?`,
		figure: twoTriangles(pair.from, pair.to, 8),
		right: words(REASONS[kind]),
		wrong: (["move", "mirror", "turn"] as const)
			.filter((each) => each !== kind)
			.map((each) => [MISREAD[each], words(REASONS[each])]),
		order: Object.values(REASONS),
		hints: [
			"Do the sides of Q point the same way as those of P?",
			`Go around P clockwise from $${inBrackets(start)}$, then around Q from $${inBrackets(end)}$.`,
			"Is the order of the long and the short side the same?",
		],
		steps: [`It is ${named(motion)}.`, REASONS[kind]],
	};
};

const measure = (count: 1 | 2) => form(count, measured);
const claimed = stated(measure(1));

// 1: a length or an angle after one motion, and its image drawn. 2: after two. 3: all that stays the same. 4: a missing angle or side of the image.
// 5: the motion identified by what it does, and explaining a mistake.
export const transformationProperties = defineSkill("transformation-properties", 22, {
	1: [entered(measure(1)), ask.chosen(measure(1)), drawnImage(["move", "mirror"]), ask.judged(claimed)],
	2: [entered(measure(2)), ask.chosen(measure(2)), ask.whatWentWrong(measure(1))],
	3: [ask.judged(statement), sortedProperties, ask.judged(statement, 5)],
	4: [entered(form(2, derived)), ask.chosen(form(2, derived)), ask.judged(statement)],
	5: [ask.chosen(nameIt), ask.explainTheMistake(measure(2)), ask.chosen(form(2, derived))],
});
