import { ask, asClaim, defineSkill, type Form } from "../../kit/index.ts";
import { GROUPED, SIMPLE, TURNED, TWO_STEPS } from "./phrases.ts";
import { saidExpression } from "./said-expressions.ts";

const phrase = saidExpression({
	plans: [
		(said) => `Which expression means “${said}”?`,
		(said, name) => `${name} writes “${said}” as an expression. Which one is right?`,
		(said) => `How can you write “${said}” with symbols?`,
	],
	hints: (said) => [
		"Put a small number in place of the variable, and do what the words say.",
		`In “${said}”, which part is found first?`,
		"What happens to that part then? Watch the order of subtraction and division.",
	],
});

const claimed = (form: Form) => asClaim(form, (task, value) => `${task} means ${value}.`);
const [simple, turned, two, grouped] = [phrase(SIMPLE), phrase(TURNED), phrase(TWO_STEPS), phrase(GROUPED)];
const any: Form = (random) => random.pick([turned, two, grouped])(random);
const laid = (form: Form) =>
	ask.withTiles(form, (task) => [
		`Which expression means ${task}? Build it from the tiles.`,
		`Use the tiles to write ${task} as an expression.`,
		`Use the tiles to write ${task} in symbols.`,
	]);
const NOUNS = ["phrase", "expression"] as const;

// 1: one operation. 2: "less than" and other words that turn the order. 3: two operations. 4: sums and differences that stay
// together. 5: all of it mixed, and mistakes to explain.
export const writeExpressions = defineSkill("write-expressions", 17, {
	1: [ask.chosen(simple), ask.matched(simple, NOUNS), ask.judged(claimed(simple))],
	2: [ask.chosen(turned), ask.matched(turned, NOUNS), ask.judged(claimed(turned))],
	3: [ask.chosen(two), ask.matched(two, NOUNS), laid(two), ask.judged(claimed(two))],
	4: [ask.chosen(grouped), ask.matched(grouped, NOUNS), laid(grouped), ask.judged(claimed(grouped))],
	5: [ask.matched(any, NOUNS, 4), ask.judged(claimed(any)), ask.explainTheMistake(any)],
});
