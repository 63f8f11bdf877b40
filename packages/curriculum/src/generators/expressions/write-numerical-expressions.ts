import { asClaim, ask, defineSkill, type Form, NAMES, slip, texNumber, withTask } from "../../kit/index.ts";
import { expression, whole } from "../../kit/value.ts";
import { type Expression, resultOf, show } from "./bracket-expressions.ts";
import { DIFFERENCES, STORIES, SUMS, TWO_PARTS } from "./numerical-phrases.ts";

const valueOf = (each: Expression) => expression(show(each), resultOf(each));

/** Words or a story, and its expression; of its numbers none is twice there. */
const told =
	(most: number, phrases: typeof SUMS): Form =>
	(random) => {
		const [small, large] = [random.integer(2, most), random.integer(most + 1, 2 * most + 3)];
		const [factor, other] = [random.integer(2, 6), random.integer(7, 9)];
		if (small === factor || small === other) return undefined;
		const name = random.pick(NAMES);
		const { text, right, first, wrong } = random.pick(phrases)([small, large, factor, other], name);
		const value = valueOf(right);
		const isStory = text.endsWith("?");
		return {
			prompt: isStory
				? random.pick([`${text} Which expression shows it?`, `${text} Choose the expression for it.`])
				: random.pick([
						`Which expression fits? ${text}`,
						`${text} Which expression says the same?`,
						`${name} writes an expression for “${text}” Which one is right?`,
					]),
			task: `“${text}”`,
			right: value,
			wrong: wrong.map(([each, one]) => [each, valueOf(one)]),
			hints: [
				"You don’t have to solve it. Just write it down, step by step.",
				`Find first: ${first}.`,
				"A sum or difference that is found first is in parentheses. A product or quotient needs none.",
			],
			steps: [`First comes ${first}.`, `So the expression is ${value.shown}.`],
			equal: "an expression with the same steps",
		};
	};

/** "How many times as large is 3 × (418 + 27) as 418 + 27?" */
const howManyTimes: Form = (random) => {
	const [a, b, times] = [random.integer(1001, 9899), random.integer(101, 989), random.integer(3, 9)];
	const kind = random.pick(["sum", "difference"]);
	const inner = `${texNumber(a)} ${kind === "sum" ? "+" : "-"} ${b}`;
	return {
		prompt: random.pick([
			`Do not work these out. How many times as large as $${inner}$ is $${times} \\times (${inner})$?`,
			`${random.pick(NAMES)} compares $${inner}$ with $${times} \\times (${inner})$ and does not work them out. How many times as large as the first is the second?`,
		]),
		right: whole(times),
		wrong: [
			[slip.countedOneMore, whole(times + 1)],
			[slip.timesMoreForTimes, whole(times - 1)],
			[slip.numberFromInside, whole(b)],
		],
		hints: [
			"Look at what is inside the parentheses. Where else do you see it?",
			`Think of $${inner}$ as one box.`,
			"How many of those boxes are in the longer expression?",
		],
		steps: [
			`The parentheses hold the same ${kind} $${inner}$.`,
			`It is multiplied by ${times}, so the product is ${times} times as large.`,
		],
	};
};

/** What is asked for where its value follows: a story is no expression. */
const asExpression = (form: Form) => withTask(form, (task) => `the expression for ${task}`);
const claimed = (form: Form) =>
	asClaim(form, (task, value) => `${task.replace(".”", "”")} is written as ${value}.`);
const [sums, differences] = [told(9, SUMS), told(12, DIFFERENCES)];
const [stories, two] = [told(12, STORIES), told(15, TWO_PARTS)];
const hard = told(15, [...TWO_PARTS, ...STORIES]);
const laid = (form: Form) =>
	ask.withTiles(form, (task) => [
		`Build the expression from the tiles, and do not work it out: ${task}`,
		`Use the tiles to write the expression: ${task}`,
		`Use the tiles to write the expression for ${task}`,
	]);
const NOUNS = ["description", "expression"] as const;

// 1: a sum or a product first. 2: differences and quotients, where the order counts. 3: stories. 4: two parts that are
// found first. 5: expressions to read without working them out, and mistakes to explain.
export const writeNumericalExpressions = defineSkill("write-numerical-expressions", 18, {
	1: [ask.chosen(sums), laid(sums), ask.matched(sums, NOUNS), ask.judged(claimed(sums))],
	2: [
		ask.chosen(differences),
		laid(differences),
		ask.matched(differences, NOUNS),
		ask.judged(claimed(differences)),
	],
	3: [ask.chosen(stories), ask.matched(stories, ["story", "expression"])],
	4: [ask.chosen(two), laid(two), ask.matched(two, NOUNS), ask.judged(claimed(two))],
	5: [
		ask.typed(howManyTimes),
		ask.explainTheMistake(asExpression(hard)),
		ask.judged(claimed(two)),
		ask.chosen(hard),
	],
});
