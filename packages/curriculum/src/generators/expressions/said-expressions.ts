import { evaluateExpression } from "@learnin/domain/authoring/generated/answer-expression";
import { type Draft, type Form, NAMES, words } from "../../kit/index.ts";
import type { Value } from "../../kit/value.ts";
import { filled, type Phrase } from "./phrases.ts";

/** \dfrac{x}{3} keeps the braces of its formula when the letter is filled in. */
const tex = (text: string, x: string, a: number, b: number) =>
	filled(text.replaceAll(/\{\{(\w)\}\}/g, "{~$1~}"), x, a, b).replaceAll(
		/~(\w)~/g,
		(_, key: string) => ({ x, a: `${a}`, b: `${b}` })[key] ?? key,
	);

/** Far from the numbers of the expressions, so that only equivalent ones have the same value. */
const FAR = 1000;

/** An expression to choose; one that is written in another way but equivalent is right too. */
function equivalent(formula: string, x: string): Value {
	const plain = formula
		.replaceAll(/\\dfrac\{(.*?)\}\{(.*?)\}/g, "(($1)/($2))")
		.replaceAll("\\div", "/")
		.replaceAll(/\^\{(\d+)\}/g, "^$1")
		.replaceAll(/([\d)])(?=[a-z(])/g, "$1*");
	// Each letter has its own number: expressions with different letters are never equivalent.
	const found = evaluateExpression(`${x} = ${FAR + x.charCodeAt(0)}; ${plain}`);
	const value = words(`$${formula}$`);
	if (!found.ok) return value;
	const { numerator, denominator } = found.value;
	return { ...value, worth: [Number(numerator), Number(denominator)] };
}

/** Ways to ask for the expression of what is said, and the hints for it. */
interface Asking {
	plans: readonly ((said: string, name: string) => string)[];
	hints: (said: string) => Draft["hints"];
}

/** An expression with a variable for what is said: the form of each phrase or story. */
export const saidExpression =
	({ plans, hints }: Asking) =>
	(phrases: readonly Phrase[]): Form =>
	(random) => {
		const [x, a, b] = [random.pick(["x", "n", "y", "k", "w"]), random.integer(3, 9), random.integer(10, 25)];
		const [text, right, wrong] = random.pick(phrases);
		const [name, other] = [random.pick(NAMES), random.pick(NAMES)];
		const said = filled(text, x, a, b).replaceAll("{name}", other);
		const valueOf = (each: string) => equivalent(tex(each, x, a, b), x);
		const value = valueOf(right);
		return {
			prompt: random.pick(plans)(said, name),
			task: `“${said}”`,
			right: value,
			wrong: wrong.map(([each, one]) => [each, valueOf(one)]),
			hints: hints(said),
			steps: ["Follow the words from the part that is found first.", `“${said}” is ${value.shown}.`],
			equal: "an equivalent expression",
		};
	};
