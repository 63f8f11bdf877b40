import { ask, askFor, boxed, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { within1000 } from "../../whole-numbers/sums/sum-forms.ts";

/** A factor below 10, and the tens of the other factor. */
type Draw = (random: Random) => readonly [factor: number, tens: number];

const from =
	(least: number, most: number, mostTens = 9): Draw =>
	(random) => [random.integer(least, most), random.integer(2, mostTens)];

const STORIES: readonly ((name: string, count: number, each: number) => string)[] = [
	(name, count, each) => `${name} swims ${count} lanes of ${each} meters each. How many meters is that?`,
	(_, count, each) => `A theater has ${count} rows with ${each} seats each. How many seats are there?`,
	(name, count, each) =>
		`${name} fills ${count} albums. Each one holds ${each} stickers. How many stickers are there?`,
	(_, count, each) => `A farmer plants ${count} beds with ${each} bulbs each. How many bulbs is that?`,
	(_, count, each) => `A school rents ${count} buses. Each has ${each} seats. How many seats are there?`,
	(name, count, each) => `${name} reads for ${count} days, ${each} minutes a day. How many minutes is that?`,
	(_, count, each) => `A store sells ${count} boxes of ${each} crayons. How many crayons is that?`,
	(name, count, each) =>
		`${name} walks ${count} times to school. It is ${each} steps one way. How many steps is that?`,
	(_, count, each) => `A baker fills ${count} trays with ${each} rolls each. How many rolls is that?`,
];

function draft(prompt: string, [factor, tens]: readonly [number, number], task: string): Draft {
	const [ten, fact, product] = [10 * tens, factor * tens, 10 * factor * tens];
	return {
		prompt,
		task,
		right: whole(product),
		wrong: [
			[slip.gaveTheNumberOfTens, whole(fact)],
			[slip.multipliedByTenAgain, whole(10 * product)],
			[slip.addedFactors, whole(factor + ten)],
			[slip.oneGroupShort, whole(product - ten)],
			[slip.oneGroupOver, whole(product + ten)],
		],
		hints: [
			`How many tens make ${ten}?`,
			`${ten} is ${tens} tens. How many tens are ${factor} groups of ${tens} tens?`,
			`Find $${factor} \\times ${tens}$. That is the number of tens in the product.`,
		],
		steps: [
			`${ten} is ${tens} tens.`,
			`$${factor} \\times ${tens} = ${fact}$, so the product is ${fact} tens.`,
			`${task.slice(0, -1)} = ${product}$.`,
		],
	};
}

const bare =
	(draw: Draw): Form =>
	(random) => {
		const [factor, tens] = draw(random);
		const task = random.oneIn(2) ? `$${factor} \\times ${10 * tens}$` : `$${10 * tens} \\times ${factor}$`;
		return draft(askFor(random, task), [factor, tens], task);
	};

const story =
	(draw: Draw): Form =>
	(random) => {
		const [factor, tens] = draw(random);
		return draft(
			random.pick(STORIES)(random.pick(NAMES), factor, 10 * tens),
			[factor, tens],
			`$${factor} \\times ${10 * tens}$`,
		);
	};

/** The multiple of ten is missing, or the other factor. */
const missing =
	(draw: Draw): Form =>
	(random) => {
		const [factor, tens] = draw(random);
		const [ten, fact, product] = [10 * tens, factor * tens, 10 * factor * tens];
		const asksTen = random.oneIn(2);
		const [known, right] = asksTen ? [factor, ten] : [ten, factor];
		const shown = random.pick([
			`${known} \\times \\square = ${product}`,
			`\\square \\times ${known} = ${product}`,
			`${product} = ${known} \\times \\square`,
		]);
		return {
			prompt: random.pick([
				`Which number belongs in the box? $${shown}$`,
				`${random.pick(NAMES)} forgot a factor. Which one was it? $${shown}$`,
				`Find the missing factor: $${shown}$`,
			]),
			right: whole(right),
			wrong: asksTen
				? [
						[slip.gaveTheNumberOfTens, whole(tens)],
						[slip.multipliedByTenAgain, whole(10 * ten)],
						[slip.subtractedFactors, whole(product - factor)],
					]
				: [
						[slip.multipliedByTenAgain, whole(10 * factor)],
						[slip.subtractedFactors, whole(product - ten)],
						[slip.quotientOneOver, whole(factor + 1)],
					],
			hints: [
				`How many tens make ${product}?`,
				`${product} is ${fact} tens.`,
				asksTen
					? `Which number of tens, times ${factor}, makes ${fact} tens?`
					: `How many times does ${ten} fit into ${product}?`,
			],
			steps: [
				`${product} is ${fact} tens, and $${factor} \\times ${tens} = ${fact}$.`,
				`$${factor} \\times ${ten} = ${product}$, so the missing factor is ${right}.`,
			],
		};
	};

/** By way of the number of tens. */
const byTens = (draw: Draw) =>
	ask.stepwise((random) => {
		const [factor, tens] = draw(random);
		const [ten, fact, product] = [10 * tens, factor * tens, 10 * factor * tens];
		const { steps } = draft("", [factor, tens], `$${factor} \\times ${ten}$`);
		return {
			prompt: random.pick([
				`${ten} is [[tens]] tens. So $${factor} \\times ${ten}$ is [[fact]] tens, and that is [[product]].`,
				`${random.pick(NAMES)} finds $${factor} \\times ${ten}$ with tens: ${ten} is [[tens]] tens, ${factor} times as many is [[fact]] tens, and the product is [[product]].`,
			]),
			boxes: {
				tens: boxed(whole(tens), [slip.tensAsOnes, whole(ten)]),
				fact: boxed(whole(fact), [slip.addedFactors, whole(factor + tens)]),
				product: boxed(
					whole(product),
					[slip.gaveTheNumberOfTens, whole(fact)],
					[slip.multipliedByTenAgain, whole(10 * product)],
				),
			},
			hints: [
				`How many tens make ${ten}?`,
				`Multiply that number of tens by ${factor}. You get tens again.`,
				"Ten times the number of tens is the product.",
			],
			steps,
		};
	});

const EASY = from(2, 5, 6);
const MIDDLE = from(3, 6);
const HARD = from(6, 9);
const ALL = from(3, 9);

// 1: easy facts, with the tens. 2: facts of 3 to 6. 3: facts of 6 to 9. 4: stories, and what someone did wrong. 5: a factor
// is missing, and mistakes are explained.
export const multiplyMultiplesOfTen = defineSkill("multiply-multiples-of-ten", 13, {
	1: [ask.typed(bare(EASY)), ask.chosen(bare(EASY)), byTens(from(2, 6, 9))],
	2: [
		ask.typed(bare(MIDDLE)),
		ask.chosen(bare(MIDDLE)),
		ask.matched(bare(MIDDLE), "product"),
		byTens(MIDDLE),
	],
	3: [ask.typed(bare(HARD)), ask.chosen(bare(HARD)), ask.judged(bare(HARD)), byTens(HARD)],
	4: [ask.typed(story(ALL)), ask.chosen(story(ALL)), ask.whatWentWrong(within1000(bare(ALL)))],
	5: [ask.typed(missing(ALL)), ask.chosen(missing(ALL)), ask.explainTheMistake(within1000(bare(ALL)))],
});
