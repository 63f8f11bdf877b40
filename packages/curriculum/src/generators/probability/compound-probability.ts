import { ask, boxed, defineSkill, NAMES, slip, stated, whole } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { atLeastOnce, coinsAndCubes, sums, twoDraws } from "./compound-events.ts";
import { probabilityOf } from "./outcomes.ts";

/** First, second and third choice | what one of each makes. */
const CHOICES = [
	"kinds of bread|kinds of filling|drinks|lunches",
	"shirts|pairs of pants|hats|outfits",
	"main dishes|side dishes|desserts|meals",
	"bike frames|colors|saddles|bikes",
	"crusts|sauces|toppings|pizzas",
	"phone cases|colors|chargers|sets",
	"starters|soups|salads|menus",
	"flavors|cones|toppings|ice creams",
] as const;

/** How many outcomes there are. */
const outcomes: Form = (random) => {
	const [one = "", other = "", third = "", made = ""] = random.pick(CHOICES).split("|");
	const [a, b, c] = [random.integer(2, 6), random.integer(2, 6), random.integer(2, 4)];
	const isThree = random.oneIn(2);
	const told = isThree ? `${a} ${one}, ${b} ${other}, and ${c} ${third}` : `${a} ${one} and ${b} ${other}`;
	const right = a * b * (isThree ? c : 1);
	const counts = isThree ? [a, b, c] : [a, b];
	return {
		prompt: random.pick([
			`There are ${told}. How many different ${made} with one of each are possible?`,
			`${random.pick(NAMES)} can choose from ${told}. How many different ${made} with one of each are there?`,
			`A menu lists ${told}. Find the number of different ${made} with one of each.`,
		]),
		task: `the number of ${made} from ${told}`,
		right: whole(right),
		wrong: [
			[slip.addedProbabilities, whole(a + b + (isThree ? c : 0))],
			isThree && [slip.leftOutAChoice, whole(a * b)],
			[slip.multipliedOneByItself, whole(a * a)],
		],
		hints: [
			"Draw a tree: each of the first goes with each of the second.",
			`Take one of the ${a} ${one}. With how many of the ${b} ${other} can it go?`,
			"Multiply the numbers of choices.",
		],
		steps: [
			"Each choice goes with each of the others: multiply.",
			`$${counts.join(" \\times ")} = ${right}$.`,
		],
	};
};

/** FILL_MULTIPLE: what is left after a draw. */
const whatIsLeft = ask.stepwise((random) => {
	const [first = "red", second = "blue"] = random.shuffle(["red", "blue", "green", "yellow", "white"]);
	const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
	const things = random.pick(["marbles", "cards", "beads", "buttons"]);
	return {
		prompt: `There are ${a} ${first} and ${b} ${second} ${things}. A ${first} one is drawn and not put back. Then there are [[all]] ${things}, and [[first]] of them are ${first}.`,
		boxes: {
			all: boxed(whole(a + b - 1), [slip.ignoredNoReplacement, whole(a + b)]),
			first: boxed(
				whole(a - 1),
				[{ ...slip.ignoredNoReplacement, id: "kept-the-color" }, whole(a)],
				[slip.tookTheOtherEvent, whole(b)],
			),
		},
		hints: [
			`One of the ${things} is missing now.`,
			`Before the draw, there were $${a} + ${b}$ ${things}.`,
			"Which color does the missing one have?",
		],
		steps: [`In all: $${a} + ${b} - 1 = ${a + b - 1}$.`, `Of this color: $${a} - 1 = ${a - 1}$.`],
	};
});

const probability = (...draws: readonly Parameters<typeof probabilityOf>[0][]) =>
	probabilityOf((random: Random) => random.pick(draws)(random));
const [simple, back, gone] = [
	probability(coinsAndCubes),
	probability(twoDraws(true)),
	probability(twoDraws(false)),
];
const hard = probability(sums, atLeastOnce);

// 1: how many outcomes. 2: coins and number cubes. 3: two draws with replacement. 4: without replacement. 5: sums, at least one,
// and explaining a mistake.
export const compoundProbability = defineSkill("compound-probability", 17, {
	1: [ask.typed(outcomes), ask.chosen(outcomes), ask.judged(stated(outcomes))],
	2: [ask.typed(simple), ask.chosen(simple), ask.judged(stated(simple))],
	3: [ask.typed(back), ask.chosen(back), ask.whatWentWrong(back)],
	4: [ask.typed(gone), ask.chosen(gone), whatIsLeft],
	5: [ask.typed(hard), ask.chosen(hard), ask.explainTheMistake(gone)],
});
