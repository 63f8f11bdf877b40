import { asClaim, ask, boxed, defineSkill, type Form, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";
import { inCorner } from "./corner-stories.ts";
import { type Angle, angleOf, ANGLES, help, listed, rightSides, sidesOf } from "./three-sides.ts";
import { proof } from "./tilted-square.ts";

const DRAWS = 20;
const UNITS = ["cm", "in.", "ft", "m"] as const;
/** The answer to whether it is a right triangle, by what the angle is. */
const ANSWERS: Readonly<Record<Angle, string>> = {
	right: "Yes, the square of the longest side is equal to the sum of the other two squares.",
	acute: "No, the square of the longest side is less than the sum of the other two squares.",
	obtuse: "No, the square of the longest side is greater than the sum of the other two squares.",
};

/** A right angle, or an angle a little smaller or larger, in four of ten. */
const anyAngle = (random: Random): Angle =>
	random.integer(1, 5) <= 2 ? "right" : random.pick(["acute", "obtuse"]);

/** Not every draw of sides has such an angle; another angle in its place would make one kind the likely answer. */
const sidesWith = (random: Random, angle: Angle, most: number) =>
	Array.from({ length: DRAWS }, () => sidesOf(random, angle, most)).find((each) => each !== undefined);

const isRight: Form = (random) => {
	const angle = anyAngle(random);
	const sides = sidesWith(random, angle, 60);
	if (sides === undefined) return undefined;
	const [a, b, c] = sides;
	const shown = listed(random.shuffle(sides), random.pick(UNITS));
	const [one = "acute", other = "obtuse"] = ANGLES.filter((each) => each !== angle);
	return {
		...help(sides),
		prompt: random.pick([
			`A triangle has sides of ${shown}. Is it a right triangle?`,
			`${random.pick(NAMES)} makes a triangle with sides of ${shown}. Does it have a right angle?`,
			`Do sides of ${shown} make a right triangle?`,
		]),
		right: words(ANSWERS[angle]),
		wrong: [
			[angle === "right" ? slip.miscalculatedSquares : slip.nearIsEqual, words(ANSWERS[one])],
			[slip.turnedTheComparison, words(ANSWERS[other])],
			[slip.testedTheSum, words(`No, because ${a} and ${b} make ${a + b}, and not ${c}.`)],
		],
	};
};

const KINDS: Readonly<Record<Angle, string>> = {
	right: "Right triangle",
	acute: "Acute triangle",
	obtuse: "Obtuse triangle",
};
const KIND_ORDER = [...ANGLES.map((angle) => KINDS[angle]), "No triangle at all"];

const kindSlip = (angle: Angle, said: Angle) =>
	said === "right"
		? slip.nearIsEqual
		: angle === "right"
			? slip.miscalculatedSquares
			: slip.turnedTheComparison;

const kindOf: Form = (random) => {
	const angle = random.pick(ANGLES);
	const sides = sidesWith(random, angle, 75);
	if (sides === undefined) return undefined;
	const shown = listed(random.shuffle(sides), random.pick(UNITS));
	return {
		...help(sides),
		prompt: random.pick([
			`A triangle has sides of ${shown}. What kind of triangle is it?`,
			`What kind of triangle has sides of ${shown}?`,
		]),
		right: words(KINDS[angle]),
		wrong: [
			...ANGLES.filter((other) => other !== angle).map((other, at) => {
				const idea = kindSlip(angle, other);
				// Both other kinds are offered, even if the same slip leads to them.
				const isAgain = angle === "right" && at > 0;
				return [isAgain ? { ...idea, id: `${idea.id}-2` } : idea, words(KINDS[other])] as const;
			}),
			[slip.testedTheSum, words("No triangle at all")],
		],
		order: KIND_ORDER,
	};
};

/** Both sides of the comparison, in boxes. */
const inSteps = ask.stepwise((random) => {
	const sides = sidesOf(random, anyAngle(random), 50);
	if (sides === undefined) return undefined;
	const [a, b, c] = sides;
	const shown = listed(random.shuffle(sides), random.pick(UNITS));
	return {
		...help(sides),
		prompt: `A triangle has sides of ${shown}. The sum of the squares of the two shorter sides is [[sum]]. The square of the longest side is [[square]].`,
		boxes: {
			sum: boxed(
				whole(a * a + b * b),
				[slip.squaredTheSum, whole((a + b) ** 2)],
				[slip.doubledSides, whole(2 * (a + b))],
			),
			square: boxed(whole(c * c), [slip.doubledSides, whole(2 * c)]),
		},
	};
});

/** Sides to be sorted by the kind of their triangle, or by whether it has a right angle. */
const sorted = (byKind: boolean) =>
	ask.sorted((random) => {
		const angles = [...ANGLES, random.pick(ANGLES), random.pick(ANGLES)];
		const all = angles.map((angle) => sidesOf(random, angle, 65));
		if (!all.every((each) => each !== undefined)) return undefined;
		const binOf = (angle: Angle) =>
			byKind ? KINDS[angle] : angle === "right" ? "Right triangle" : "Not a right triangle";
		return {
			prompt: byKind
				? random.pick([
						"Each card has the sides of a triangle. What kind is it? Sort the cards.",
						`${random.pick(NAMES)} sorts triangles by their sides. Which kind is each one?`,
					])
				: random.pick([
						"Which sides make a right triangle? Sort the cards.",
						`${random.pick(NAMES)} is looking for right triangles. Sort the cards with their sides.`,
					]),
			bins: [...new Set(ANGLES.map(binOf))],
			cards: all.map((sides) => {
				const angle = angleOf(sides);
				return {
					label: `(${sides.join(", ")})`,
					bin: binOf(angle),
					wrong: ANGLES.filter((other) => binOf(other) !== binOf(angle)).map(
						(other) => [kindSlip(angle, other), binOf(other)] as const,
					),
				};
			}),
			hints: [
				"On each card, the last side is the longest.",
				"Compare the sum of the squares of the two shorter sides with the square of the longest.",
				"Equal squares make a right angle. A larger square opposite opens the angle, a smaller one closes it.",
			],
			steps: all.map((sides) => `(${sides.join(", ")}): ${help(sides).steps.join(" ")}`),
		};
	});

/** The longest side that makes a right angle. */
const longest: Form = (random) => {
	const sides = rightSides(random, 75);
	if (sides === undefined) return undefined;
	const [a, b, c] = sides;
	const unit = random.pick(UNITS);
	return {
		...help(sides),
		prompt: random.pick([
			`Two sticks are ${a} ${unit} and ${b} ${unit} long. How long must a third, longest stick be so that they make a right triangle?`,
			`A triangle has sides of ${a} ${unit} and ${b} ${unit}. For which length of its longest side does it have a right angle?`,
		]),
		unit: { after: unit },
		right: whole(c),
		wrong: [
			[slip.addedLegs, whole(a + b)],
			[slip.leftOutRoot, whole(c * c)],
			[slip.oneMore, whole(c + 1)],
		],
		hints: [
			"In a right triangle, the squares of the two shorter sides add up to the square of the longest side.",
			`Find $${a}^2 + ${b}^2$.`,
			"Which number, times itself, gives that sum?",
		],
		steps: [`$${a}^2 + ${b}^2 = ${a * a + b * b} = ${c}^2$.`, `The longest side must be ${c} ${unit} long.`],
	};
};

/** Claims and mistakes about a right angle. */
const rightAngle: Form = (random) => {
	const sides = sidesOf(random, random.pick(ANGLES), 60);
	if (sides === undefined) return undefined;
	const is = angleOf(sides) === "right";
	const says = (yes: boolean) => words(yes ? "a right triangle" : "not a right triangle");
	return {
		...help(sides),
		prompt: `Is a triangle with sides of ${listed(sides, "cm")} a right triangle?`,
		task: `a triangle with sides of ${listed(sides, "cm")}`,
		right: says(is),
		wrong: [[is ? slip.miscalculatedSquares : slip.nearIsEqual, says(!is)]],
		equal: "the same in other words",
	};
};

const claimed = asClaim(rightAngle, (task, value) => `${task.replace("a", "A")} is ${value}.`);

// 1: is it a right triangle? 2: right, acute or obtuse. 3: several triangles, and a missing side. 4: a proof in a picture.
// 5: a test in a story, and explained in the student's own words.
export const pythagoreanConverse = defineSkill("pythagorean-converse", 15, {
	1: [ask.chosen(isRight), inSteps, sorted(false)],
	2: [ask.chosen(kindOf), sorted(true), inSteps],
	3: [sorted(true), ask.judged(claimed, 5), ask.typed(longest), ask.chosen(longest)],
	4: [ask.chosen(proof), ask.explainTheMistake(rightAngle)],
	5: [ask.chosen(inCorner), ask.chosen(inCorner), ask.explainTheMistake(rightAngle), ask.judged(claimed, 5)],
});
