import { boxUnder, signedLine } from "../../figures/lines/signed-line.ts";
import { asClaim, ask, askFor, counted, defineSkill, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

const side = (number: number) => (number < 0 ? "left" : "right");
const signed = (random: Random, most: number) => random.integer(1, most) * random.pick([1, -1]);

/** What all questions about a number and its opposite say on the way. */
function help(number: number): Pick<Draft, "hints" | "steps"> {
	return {
		hints: [
			"A number and its opposite are equally far from zero, on different sides.",
			`How far is $${number}$ from zero, and on which side is it?`,
			`Go as far from zero as $${number}$ is, but to the ${side(-number)}.`,
		],
		steps: [
			`$${number}$ is to the ${side(number)} of zero, so its opposite is to the ${side(-number)}.`,
			`The opposite is just as far from zero: it is $${-number}$.`,
		],
	};
}

const wrongFor = (right: number, kept = slip.keptTheNumber): Draft["wrong"] => [
	[kept, whole(-right)],
	[slip.gaveTheDistanceBetween, whole(2 * Math.abs(right))],
	[slip.tookZero, whole(0)],
];

const opposite =
	(most: number): Form =>
	(random) => {
		const number = signed(random, most);
		const name = random.pick(NAMES);
		return {
			...help(number),
			prompt: random.pick([
				`What is the opposite of $${number}$?`,
				`Which number is as far from zero as $${number}$, but on the other side?`,
				`${name} folds a number line at zero. On which number does $${number}$ land?`,
				...(number < 0 ? [`What is $-(${number})$?`] : []),
			]),
			task: `the opposite of $${number}$`,
			right: whole(-number),
			wrong: wrongFor(-number, slip.keptTheNegative),
		};
	};

/** Words for things that are opposites of each other. */
const CONTEXTS = [
	["a deposit of", "dollars", "a withdrawal of the same amount"],
	["a rise of", "degrees", "a fall by the same number of degrees"],
	["a gain of", "yards", "a loss of the same number of yards"],
	["a height of", "feet above sea level", "a depth of the same number of feet"],
	["a step of", "units to the right", "a step of the same length to the left"],
	["a profit of", "dollars", "a loss of the same amount"],
	["a climb of", "meters", "a descent of the same number of meters"],
	["a bonus of", "points", "a penalty of the same number of points"],
] as const;

const story: Form = (random) => {
	const number = random.integer(2, 90);
	const [one, unit, other] = random.pick(CONTEXTS);
	return {
		...help(number),
		prompt: `If ${one} ${number} ${unit} is written as $${number}$, which number stands for ${other}?`,
		right: whole(-number),
		wrong: wrongFor(-number),
	};
};

/** Several minus signs in a row. */
const nested =
	(most: number, signs: number): Form =>
	(random) => {
		const number = signed(random, most);
		if (number > 0 && signs === 1) return undefined;
		const [inside, outer] = number < 0 ? [number, signs] : [-number, signs - 1];
		const shown = Array.from({ length: outer }).reduce<string>((inner) => `-(${inner})`, `${inside}`);
		const right = signs % 2 === 0 ? number : -number;
		const isInWords = signs === 2 && random.oneIn(2);
		return {
			prompt: isInWords
				? `What is the opposite of the opposite of $${number}$?`
				: askFor(random, `$${shown}$`),
			task: `$${shown}$`,
			right: whole(right),
			wrong: wrongFor(right),
			hints: [
				isInWords
					? "The opposite of a number is just as far from zero, on the other side."
					: "Each minus sign in front of parentheses means “the opposite of”.",
				`Start ${isInWords ? "" : "inside "}with $${number}$, and work from ${isInWords ? "there" : "the inside out"}.`,
				`Take the opposite ${counted(signs, "time")}. You change sides each time.`,
			],
			steps: [
				`Start with $${number}$ and take the opposite ${counted(signs, "time")}.`,
				`$${shown} = ${right}$.`,
			],
		};
	};

const apart: Form = (random) => {
	const number = signed(random, 60);
	const [distance, name] = [2 * Math.abs(number), random.pick(NAMES)];
	return {
		prompt: random.pick([
			`A number and its opposite are ${distance} apart on the number line. The number is to the ${side(number)} of zero. Which number is it?`,
			`${name} thinks of a number to the ${side(number)} of zero. It is ${distance} units from its opposite. Which number is it?`,
		]),
		right: whole(number),
		wrong: wrongFor(number),
		hints: [
			"Zero is exactly halfway between a number and its opposite.",
			`Find half of ${distance}. That is the distance from zero.`,
			`The number is to the ${side(number)} of zero. Which sign does it have?`,
		],
		steps: [
			`Half of ${distance} is ${distance / 2}.`,
			`The number is ${distance / 2} to the ${side(number)} of zero: $${number}$.`,
		],
	};
};

/** Dots for a number and its opposite, with a box under one or under both. */
const onLine = (isBoth: boolean) =>
	ask.labeled((random) => {
		const number = signed(random, 9);
		if (number % 5 === 0 || Math.abs(number) === 1) return undefined;
		const name = random.pick(NAMES);
		const at = `${Math.abs(number)} to the ${side(number)} of zero`;
		const draft = help(number);
		const labeled = (mark: number) =>
			isBoth ? mark % 5 === 0 : mark === number || (mark % 5 === 0 && Math.abs(mark - number) > 1);
		const box = (mark: number, label: string) => ({
			right: whole(mark),
			label,
			place: boxUnder(10, mark),
			wrong: [[slip.keptTheNegative, whole(-mark)] as const, [slip.tookZero, whole(0)] as const],
		});
		return {
			prompt: isBoth
				? random.pick([
						`The two dots are opposites. Label both numbers.`,
						`${name} marks a number and its opposite. Label both dots.`,
					])
				: random.pick([
						`Label the dot for the opposite of $${number}$.`,
						`${name} marks $${number}$ and its opposite. Write the opposite in the box.`,
					]),
			figure: {
				svg: signedLine({
					most: 10,
					labeled,
					dots: [number, -number],
					color: random.pick(["coral", "sky", "mint"]),
				}),
				alt: `A number line from negative 10 to 10. One dot is ${at}, the other one as far to the ${side(-number)}.`,
			},
			labels: {
				...(isBoth ? { number: box(number, "First dot") } : {}),
				opposite: box(-number, isBoth ? "Second dot" : "Opposite"),
			},
			...(isBoth
				? {
						hints: [
							"Count the marks from zero to each dot.",
							"Both dots are equally far from zero.",
							"Numbers to the left of zero have a minus sign.",
						],
						steps: [
							`The dots are ${Math.abs(number)} from zero, on different sides.`,
							`They are $${number}$ and $${-number}$.`,
						],
					}
				: draft),
		};
	});

/** A number and its opposite, placed. */
const placed = ask.placed((random) => {
	const number = signed(random, 9);
	const at = `${counted(Math.abs(number), "step")} to the ${side(number)} of zero`;
	const wrong = (mark: number) => [
		[slip.keptTheNegative, whole(-mark)] as const,
		[slip.tookZero, whole(0)] as const,
	];
	return {
		...help(number),
		prompt: random.pick([
			`Put point A at the number ${at}, and point B at its opposite.`,
			`Put A at the mark ${at}. Fold the line at zero, and put B where A lands.`,
			`${random.pick(NAMES)} puts A at the mark ${at}, and B at the opposite of A. Place both points.`,
		]),
		line: { from: -10, to: 10, steps: 20, number_every: random.pick([5, 10]) },
		points: [
			{ right: whole(number), wrong: wrong(number) },
			{ right: whole(-number), wrong: wrong(-number) },
		],
		hints: [
			"A number and its opposite are equally far from zero, on different sides.",
			`Count the steps from zero to the ${side(number)} for A.`,
			`Go as far to the ${side(-number)} for B.`,
		],
	};
});

const claim = (form: Form) =>
	ask.judged(asClaim(form, (task, value) => `The opposite of ${task.slice(16)} is ${value}.`));
const far = opposite(99);

// 1: on the number line. 2: without it, and in contexts. 3: the opposite of an opposite. 4: claims about opposites, and
// both numbers from a picture. 5: three minus signs and more, and distances between opposites.
export const oppositesNumberLine = defineSkill("opposites-number-line", 16, {
	1: [onLine(false), placed, ask.typed(opposite(20)), ask.chosen(opposite(20))],
	2: [ask.typed(far), ask.chosen(story), ask.matched(nested(99, 1), "expression")],
	3: [ask.typed(nested(50, 2)), ask.chosen(nested(50, 2)), ask.typed(story)],
	4: [onLine(true), placed, claim(far), ask.chosen(apart), ask.matched(nested(50, 2), "expression")],
	5: [ask.typed(nested(60, 3)), ask.chosen(nested(60, 3)), ask.typed(apart), ask.judged(nested(60, 3))],
});
