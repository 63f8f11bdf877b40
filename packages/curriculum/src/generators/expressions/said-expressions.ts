import { type Draft, type Form, NAMES, type Value, words } from "../../kit/index.ts";
import { filled, type Phrase } from "./phrases.ts";
import { worthOf } from "./worth-of-formulas.ts";

/** Far from the numbers of the expressions, so that only equivalent ones have the same value. */
const FAR = 1000;

/** An expression to choose; one that is written in another way but equivalent is right too. */
function equivalent(formula: string) {
	const worth = worthOf(formula);
	return (x: string, a: number, b: number): Value => {
		const value = words(`$${filled(formula, x, a, b)}$`);
		// Each letter has its own number: expressions with different letters are never equivalent.
		return worth === undefined ? value : { ...value, worth: worth({ x: FAR + x.charCodeAt(0), a, b }) };
	};
}

/** What is said, and its expressions. Every formula is read only once: it takes longer than drawing the question. */
const read = ([text, right, wrong]: Phrase) => ({
	text,
	right: equivalent(right),
	wrong: wrong.map(([slip, formula]) => [slip, equivalent(formula)] as const),
});

/** Ways to ask for the expression of what is said, and the hints for it. */
interface Asking {
	plans: readonly ((said: string, name: string) => string)[];
	hints: (said: string) => Draft["hints"];
}

/** An expression with a variable for what is said: the form of each phrase or story. */
export const saidExpression =
	({ plans, hints }: Asking) =>
	(phrases: readonly Phrase[]): Form => {
		const all = phrases.map(read);
		return (random) => {
			const x = random.pick(["x", "n", "y", "k", "w"]);
			const a = random.integer(3, 9);
			const b = random.integer(10, 25);
			const { text, right, wrong } = random.pick(all);
			const [name, other] = [random.pick(NAMES), random.pick(NAMES)];
			const said = filled(text, x, a, b).replaceAll("{name}", other);
			const value = right(x, a, b);
			return {
				prompt: random.pick(plans)(said, name),
				task: `“${said}”`,
				right: value,
				wrong: wrong.map(([each, one]) => [each, one(x, a, b)]),
				hints: hints(said),
				steps: [
					"Follow the words from the part that is found first.",
					said.endsWith("?") ? `The expression is ${value.shown}.` : `“${said}” is ${value.shown}.`,
				],
				equal: "an equivalent expression",
			};
		};
	};
