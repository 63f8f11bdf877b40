import { ask, boxed, defineSkill, gcd, lcm, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { claims, divisors, inStory, type Pair, type Pairs, type Story } from "./common-numbers.ts";

interface Limits {
	most: number;
	least: number;
	/** Neither number divides the other one. */
	isCrossed?: boolean;
}

const pairs =
	({ most, least, isCrossed = false }: Limits): Pairs =>
	(random) => {
		const fewest = isCrossed ? 2 : 1;
		const common = random.integer(least, Math.floor(most / (fewest + 1)));
		const some = () => random.integer(fewest, Math.floor(most / common));
		const [p, q] = [some(), some()];
		return p === q || gcd(p, q) > 1 || common * Math.min(p, q) < 4 ? undefined : [common * p, common * q];
	};

function draftOf(random: Random, [a, b]: Pair): Draft {
	const [right, small, large] = [gcd(a, b), Math.min(a, b), Math.max(a, b)];
	const lesser = divisors(right).at(-2);
	return {
		prompt: random.pick([
			`What is the greatest common factor of ${a} and ${b}?`,
			`Find the greatest common factor (GCF) of ${a} and ${b}.`,
			`What is the largest number that is a factor of both ${a} and ${b}?`,
			`${random.pick(NAMES)} lists all factors of ${a} and all factors of ${b}. What is the largest number on both lists?`,
		]),
		task: `the greatest common factor of ${a} and ${b}`,
		right: whole(right),
		wrong: [
			lesser !== undefined && [slip.gaveASmallerFactor, whole(lesser)],
			[slip.gaveTheSmallerNumber, whole(small)],
			[slip.gaveTheMultiple, whole(lcm(a, b))],
			[slip.subtractedTheNumbers, whole(large - small)],
		],
		hints: [
			`A common factor divides both ${a} and ${b} without a remainder.`,
			`Start with ${small}. List its factors in pairs whose product is ${small}.`,
			`Cross out the factors of ${small} that do not divide ${large}. Take the largest of the rest.`,
		],
		steps: [
			`Factors of ${a}: ${divisors(a).join(", ")}.`,
			`Factors of ${b}: ${divisors(b).join(", ")}.`,
			`The largest number on both lists is $${right}$.`,
		],
	};
}

const plain =
	(limits: Limits): Form =>
	(random) => {
		const pair = pairs(limits)(random);
		return pair && draftOf(random, pair);
	};

const STORIES: readonly Story[] = [
	(name, a, b) =>
		`${name} makes identical bunches from all of ${a} roses and ${b} tulips. What is the greatest number of bunches?`,
	(name, a, b) =>
		`${name} packs ${a} sandwiches and ${b} apples into identical bags, with nothing left over. What is the greatest number of bags?`,
	(_, a, b) =>
		`Two ribbons, ${a} inches and ${b} inches long, are cut into equal pieces with nothing left over. How many inches long can the pieces be at most?`,
	(_, a, b) =>
		`A floor that is ${a} feet by ${b} feet is covered with square mats of one size, without cutting any. How many feet long are the sides of the largest possible mats?`,
	(_, a, b) =>
		`A coach divides ${a} sixth graders and ${b} seventh graders into teams that are all made up the same way. How many teams are possible at most?`,
	(name, a, b) =>
		`${name} strings ${a} blue beads and ${b} gold beads on identical necklaces and uses all beads. What is the greatest number of necklaces?`,
	(_, a, b) =>
		`A store has ${a} candles and ${b} soaps for identical gift boxes. What is the greatest number of gift boxes that uses them all?`,
	(_, a, b) =>
		`A band has ${a} drummers and ${b} trumpeters. Each row has the same number of drummers and the same number of trumpeters. How many rows can there be at most?`,
];

const EACH: readonly Story[] = [
	(name, a, b) =>
		`${name} has ${a} roses and ${b} tulips and makes as many identical bunches as possible with all of them. How many roses are in each bunch?`,
	(_, a, b) =>
		`A teacher packs ${a} pens and ${b} markers into as many identical sets as possible, with nothing left over. How many pens are in each set?`,
	(name, a, b) =>
		`For a bake sale, ${name} puts ${a} muffins and ${b} cookies on as many identical plates as possible and uses them all. How many muffins are on each plate?`,
	(_, a, b) =>
		`For a tour, ${a} adults and ${b} children form as many groups as possible, all made up the same way. How many adults are in each group?`,
];

const forEach = (random: Random, pair: Pair): Draft => {
	const draft = draftOf(random, pair);
	const [a, b] = pair;
	const common = gcd(a, b);
	return {
		...draft,
		right: whole(a / common),
		wrong: [
			[slip.stoppedBeforeDividing, whole(common)],
			[slip.answeredForTheOther, whole(b / common)],
			[slip.gaveTheMultiple, whole(lcm(a, b))],
		],
		hints: [draft.hints[0], draft.hints[1], `Divide ${a} by the greatest common factor of ${a} and ${b}.`],
		steps: [...draft.steps, `$${a} \\div ${common} = ${a / common}$.`],
	};
};

const inSteps = (limits: Limits) =>
	ask.stepwise((random) => {
		const pair = pairs(limits)(random);
		if (pair === undefined) return undefined;
		const [a, b] = pair;
		const { hints, steps, right, wrong } = draftOf(random, pair);
		const common = gcd(a, b);
		return {
			prompt: random.pick([
				`The greatest common factor of ${a} and ${b} is [[g]]. Divide by it: ${a} is [[g]] times [[p]], and ${b} is [[g]] times [[q]].`.replace(
					/\[\[g\]\] times/g,
					"that number times",
				),
				`Write both numbers as products with their greatest common factor. The factor is [[g]], ${a} is the factor times [[p]], and ${b} is the factor times [[q]].`,
			]),
			boxes: {
				g: { right, wrong },
				p: boxed(whole(a / common), [slip.answeredForTheOther, whole(b / common)]),
				q: boxed(whole(b / common), [slip.answeredForTheOther, whole(a / common)]),
			},
			hints: [hints[0], hints[1], `Divide ${a} and ${b} by their greatest common factor.`],
			steps: [
				...steps,
				`$${a} = ${common} \\times ${a / common}$ and $${b} = ${common} \\times ${b / common}$.`,
			],
		};
	});

const MEANING = "You need a number that divides both amounts and is as large as possible.";
const small = plain({ most: 30, least: 2 });
const middle = plain({ most: 60, least: 3 });
const large = plain({ most: 100, least: 4, isCrossed: true });
const larger = plain({ most: 100, least: 12, isCrossed: true });
const story = (most: number, stories: readonly Story[], form = draftOf) =>
	inStory(form, { pairs: pairs({ most, least: 4, isCrossed: true }), stories, meaning: MEANING });

// 1: numbers up to 30. 2: up to 60, and both numbers as products. 3: up to 100, neither divides the other. 4: stories,
// and other people's mistakes. 5: a second step after the factor, and large common factors.
export const greatestCommonFactor = defineSkill("greatest-common-factor", 13, {
	1: [ask.typed(small), ask.chosen(small), ask.matched(small, ["pair", "greatest common factor"])],
	2: [ask.typed(middle), ask.chosen(middle), inSteps({ most: 60, least: 3, isCrossed: true })],
	3: [ask.typed(large), ask.chosen(large), claims(large), inSteps({ most: 100, least: 4, isCrossed: true })],
	4: [ask.typed(story(72, STORIES)), ask.chosen(story(72, STORIES)), ask.whatWentWrong(large)],
	5: [
		ask.typed(story(100, EACH, forEach)),
		ask.chosen(story(100, EACH, forEach)),
		claims(larger),
		ask.explainTheMistake(larger),
	],
});
