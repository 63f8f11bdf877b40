import { type Draft, type Form, NAMES, words } from "../../kit/index.ts";
import { filled, type Phrase } from "./phrases.ts";

/** \dfrac{x}{3} keeps the braces of its formula when the letter is filled in. */
const tex = (text: string, x: string, a: number, b: number) =>
	words(
		`$${filled(text.replaceAll(/\{\{(\w)\}\}/g, "{~$1~}"), x, a, b).replaceAll(/~(\w)~/g, (_, key: string) => ({ x, a: `${a}`, b: `${b}` })[key] ?? key)}$`,
	);

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
		const value = tex(right, x, a, b);
		return {
			prompt: random.pick(plans)(said, name),
			task: `“${said}”`,
			right: value,
			wrong: wrong.map(([each, one]) => [each, tex(one, x, a, b)]),
			hints: hints(said),
			steps: ["Follow the words from the part that is found first.", `“${said}” is ${value.shown}.`],
			equal: "an equivalent expression",
		};
	};
