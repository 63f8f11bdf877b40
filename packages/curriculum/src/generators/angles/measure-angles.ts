import { protractor } from "../../figures/shapes/protractor.ts";
import { ask, boxed, choosePicture, defineSkill, NAMES, slip, startLarge, whole } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { measured } from "./measured-angles.ts";

const COLORS = ["sky", "coral", "lilac", "mint"] as const;

const laid = (step: 5 | 10) =>
	measured(step, (random) => [
		"Turn the protractor onto the angle, and move the mark to its other side. Read the degrees at the mark.",
		`${random.pick(NAMES)} drew this angle. Measure it with the protractor.`,
		"Measure the angle: lay the zero of the protractor on one side, and the mark on the other.",
	]);

/** Both arms in degrees of the inner row, the lower one first. */
type Arms = readonly [low: number, high: number];
type Draw = (random: Random) => Arms;

const atZero =
	(sizeOf: (random: Random) => number, bothSides = true): Draw =>
	(random) => {
		const size = sizeOf(random);
		return bothSides && random.oneIn(2) ? [180 - size, 180] : [0, size];
	};

const tens = (random: Random) => 10 * random.pick([2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16]);
const fives = (random: Random) => 10 * random.integer(2, 15) + 5;
const ones = (random: Random) => 10 * random.integer(2, 15) + random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
const easy = atZero(tens, false);
const eitherSide = atZero(tens);
const withFives = atZero(fives);
const exact = atZero(ones);
/** No arm is at zero. */
const between: Draw = (random) => {
	const size = 5 * random.integer(5, 26);
	const low = 5 * random.integer(2, Math.floor((170 - size) / 5));
	return [low, low + size];
};

function figureOf(random: Random, arms: Arms) {
	const pointing = arms.map(
		(arm, at) =>
			`The ${at === 0 ? "first" : "second"} arm points to ${arm} in the inner row and to ${180 - arm} in the outer row.`,
	);
	return {
		svg: protractor([arms[0], arms[1]], random.pick(COLORS)),
		alt: `A protractor with two rows of numbers from 0 to 180. The vertex of the angle is at the center. ${pointing.join(" ")}`,
	};
}

function stepsOf([low, high]: Arms): string[] {
	const size = high - low;
	if (low !== 0 && high !== 180)
		return [
			`In the inner row, the arms point to ${low} and ${high}.`,
			`$${high} - ${low} = ${size}$, so the angle measures ${size} degrees.`,
		];
	const row = low === 0 ? "inner" : "outer";
	return [
		`One arm is at the 0 of the ${row} row.`,
		`In that row, the other arm points to ${size}. The angle measures ${size} degrees.`,
	];
}

const hintsOf = ([low, high]: Arms): [string, string, string] =>
	low !== 0 && high !== 180
		? [
				"No arm is at a 0. Read both arms in the same row of numbers.",
				`In the inner row, one arm points to ${low}.`,
				"Subtract the smaller number from the larger one.",
			]
		: [
				"Is the angle smaller or larger than a right angle?",
				`Find the arm that is at 0. It is on the ${low === 0 ? "right" : "left"}.`,
				`Follow the ${low === 0 ? "inner" : "outer"} row from 0 to the other arm.`,
			];

const reading =
	(draw: Draw): Form =>
	(random) => {
		const arms = draw(random);
		const [low, high] = arms;
		const size = high - low;
		const rest = size % 10;
		const isBetween = low !== 0 && high !== 180;
		return {
			prompt: random.pick([
				"How many degrees does this angle measure?",
				`${random.pick(NAMES)} puts a protractor on an angle. What is the measure of the angle?`,
				`${random.pick(NAMES)} measures an angle. How many degrees is it?`,
				"Read the protractor. What is the measure of the angle, in degrees?",
				`The protractor lies on an angle that ${random.pick(NAMES)} drew. What is its measure, in degrees?`,
				"An angle is on the protractor. Give its measure in degrees.",
			]),
			figure: figureOf(random, arms),
			right: whole(size),
			unit: { after: "degrees" },
			wrong: isBetween
				? [
						[slip.readOneArmOnly, whole(high)],
						[slip.mixedTheRows, whole(Math.abs(180 - low - high))],
						[slip.addedTheArms, whole(low + high)],
					]
				: [
						[slip.readTheOtherRow, whole(180 - size)],
						rest > 0 && [slip.countedTheMarksBackwards, whole(size - rest + 10 - rest)],
						[slip.readTheNextTen, whole(size - rest + 10)],
						rest === 0 && [slip.countedTheMarksBackwards, whole(size - 10)],
					],
			hints: hintsOf(arms),
			steps: stepsOf(arms),
		};
	};

/** An angle given by its kind or by a right or straight one, to be opened on a protractor. */
const opened = (step: number): Way =>
	ask.byOpening((random) => {
		const [called, whole_angle] = random.pick([
			["a right angle", 90],
			["a straight angle", 180],
		] as const);
		const change = step * random.integer(Math.ceil(10 / step), Math.floor(75 / step));
		const isLess = whole_angle === 180 || random.oneIn(2);
		const size = whole_angle + (isLess ? -change : change);
		const how = isLess ? "smaller" : "larger";
		return {
			prompt: random.pick([
				`Open an angle that is ${change}° ${how} than ${called}.`,
				`${random.pick(NAMES)} draws an angle ${change}° ${how} than ${called}. Open it on the protractor.`,
				`Use the protractor to make an angle ${change}° ${how} than ${called}.`,
			]),
			right: whole(size),
			unit: { after: "degrees" },
			wrong: [
				[slip.readTheOtherRow, whole(180 - size)],
				[slip.countedTheMarksBackwards, whole(isLess ? whole_angle + change : whole_angle - change)],
				[slip.readTheNextTen, whole(size + 10)],
			],
			angle: { step, has_protractor: true },
			hints: [
				`How many degrees does ${called} have?`,
				`Is the angle ${isLess ? "less" : "more"} open than ${called}? By how much?`,
				`One side is at 0. In that row, ${isLess ? "go back" : "go on"} ${change} from ${whole_angle}.`,
			],
			steps: [
				`${startLarge(called)} measures ${whole_angle}°.`,
				`$${whole_angle} ${isLess ? "-" : "+"} ${change} = ${size}$, so the angle measures ${size} degrees.`,
			],
		};
	});

/** The numbers at both arms, and the measure. */
const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const arms = draw(random);
		const [low, high] = arms;
		return {
			prompt: random.pick([
				"Read the inner row of numbers. The arms point to [[low]] and [[high]], the smaller number first. The angle measures [[size]] degrees.",
				"In the inner row, the arm with the smaller number is at [[low]] and the other one at [[high]]. So the angle is [[size]] degrees.",
			]),
			figure: figureOf(random, arms),
			boxes: {
				low: boxed(whole(low), [slip.readTheOtherRow, whole(180 - high)]),
				high: boxed(whole(high), [slip.readTheOtherRow, whole(180 - low)]),
				size: boxed(whole(high - low), [slip.addedTheArms, whole(low + high)]),
			},
			hints: [
				"The inner row has its 0 on the right.",
				"Follow each arm to the inner row. Which number is there?",
				"The measure is the difference of the two numbers.",
			],
			steps: [`The arms point to ${low} and ${high}.`, `$${high} - ${low} = ${high - low}$.`],
		};
	});

/** The picture of an angle of a certain measure. */
const pictureOf =
	(draw: Draw): Way =>
	(random) => {
		const [low, high] = draw(random);
		const size = high - low;
		const place = (degrees: number): Arms => (low === 0 ? [0, degrees] : [180 - degrees, 180]);
		const others = [
			[180 - size, slip.readTheOtherRow],
			[size + 10, slip.readTheNextTen],
		] as const;
		// The three pictures have to differ.
		if (size === 90 || size === 85) return undefined;
		return choosePicture(
			random,
			{
				prompt: random.pick([
					`Which picture shows an angle of ${size} degrees?`,
					`${random.pick(NAMES)} draws an angle of ${size} degrees. Which picture is it?`,
					`Find the angle that measures ${size}°.`,
					`In which picture does the protractor show ${size} degrees?`,
				]),
				hints: [
					`Is an angle of ${size} degrees smaller or larger than a right angle?`,
					"Find the arm that is at a 0. Use that row of numbers.",
					`Follow the row from 0 to ${size}.`,
				],
				explanation: `The other arm has to point to ${size} in the row that has its 0 at the first arm.`,
			},
			{
				right: figureOf(random, place(size)),
				wrong: others.map(([degrees, { id, feedback }]) => ({
					figure: figureOf(random, place(degrees)),
					mistake: [id, feedback],
				})),
			},
		);
	};

// Angles are opened as well as read. 1: tens, one arm at the 0 on the right. 2: the arm on either side. 3: fives, and pictures of a given measure. 4: single degrees.
// 5: no arm at a 0.
export const measureAngles = defineSkill("measure-angles", 12, {
	1: [ask.typed(reading(easy)), ask.chosen(reading(easy)), pictureOf(easy), opened(10)],
	2: [ask.typed(reading(eitherSide)), ask.chosen(reading(eitherSide)), pictureOf(eitherSide), laid(10)],
	3: [ask.typed(reading(withFives)), ask.chosen(reading(withFives)), pictureOf(withFives), opened(5)],
	4: [ask.typed(reading(exact)), laid(5), ask.chosen(reading(exact)), pictureOf(exact)],
	5: [ask.typed(reading(between)), inSteps(between), ask.chosen(reading(between))],
});
