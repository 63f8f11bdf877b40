import { ask, asClaim, defineSkill, type Form, NAMES, words } from "../../kit/index.ts";
import { filled, GROUPED, type Phrase, SIMPLE, TURNED, TWO_STEPS } from "./phrases.ts";

/** \dfrac{x}{3} keeps the braces of its formula when the letter is filled in. */
const tex = (text: string, x: string, a: number, b: number) =>
	words(
		`$${filled(text.replaceAll(/\{\{(\w)\}\}/g, "{~$1~}"), x, a, b).replaceAll(/~(\w)~/g, (_, key: string) => ({ x, a: `${a}`, b: `${b}` })[key] ?? key)}$`,
	);

const phrase =
	(phrases: readonly Phrase[]): Form =>
	(random) => {
		const [x, a, b] = [random.pick(["x", "n", "y", "k", "w"]), random.integer(3, 9), random.integer(10, 25)];
		const [text, right, wrong] = random.pick(phrases);
		const said = filled(text, x, a, b);
		const name = random.pick(NAMES);
		const value = tex(right, x, a, b);
		return {
			prompt: random.pick([
				`Which expression means “${said}”?`,
				`${name} writes “${said}” as an expression. Which one is right?`,
				`How can you write “${said}” with symbols?`,
			]),
			task: `“${said}”`,
			right: value,
			wrong: wrong.map(([each, one]) => [each, tex(one, x, a, b)]),
			hints: [
				"Put a small number in place of the variable, and do what the words say.",
				`In “${said}”, which part is found first?`,
				"What happens to that part then? Watch the order of subtraction and division.",
			],
			steps: ["Follow the words from the part that is found first.", `“${said}” is ${value.shown}.`],
			equal: "an equivalent expression",
		};
	};

const claimed = (form: Form) => asClaim(form, (task, value) => `${task} means ${value}.`);
const [simple, turned, two, grouped] = [phrase(SIMPLE), phrase(TURNED), phrase(TWO_STEPS), phrase(GROUPED)];
const any: Form = (random) => random.pick([turned, two, grouped])(random);
const NOUNS = ["phrase", "expression"] as const;

// 1: one operation. 2: "less than" and other words that turn the order. 3: two operations. 4: sums and differences that stay
// together. 5: all of it mixed, and mistakes to explain.
export const writeExpressions = defineSkill("write-expressions", 3, {
	1: [ask.chosen(simple), ask.matched(simple, NOUNS), ask.judged(claimed(simple))],
	2: [ask.chosen(turned), ask.matched(turned, NOUNS), ask.judged(claimed(turned))],
	3: [ask.chosen(two), ask.matched(two, NOUNS), ask.judged(claimed(two))],
	4: [ask.chosen(grouped), ask.matched(grouped, NOUNS), ask.judged(claimed(grouped))],
	5: [ask.matched(any, NOUNS, 4), ask.judged(claimed(any)), ask.explainTheMistake(any)],
});
