import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, value } from "../reading/formulas.ts";
import { tableOf } from "./read-rows.ts";
import type { Solver } from "../solver.ts";

const ZERO = exact(0);

/** The rule of a text, as a formula in x. */
const ruleIn = (text: string) => /f\(x\) = ([^$]*x[^$]*)\$/.exec(text)?.[1] ?? "";
/** The input of a text: "f(4)", "the input $4$" or "x = 4". */
const inputIn = (text: string) =>
	value(/f\((-?\d+)\)|for the input \$(-?\d+)|for \$x = (-?\d+)/.exec(text)?.slice(1).find(Boolean) ?? "0");
const outputAt = (rule: string, x: Rational) => calculate(rule, { x });

function mistaken(description: string, rule: string, x: Rational): Rational {
	const start = outputAt(rule, ZERO);
	const slope = minus(outputAt(rule, exact(1)), start);
	if (description.includes("added the input")) return plus(plus(slope, x), start);
	if (description.includes("before multiplying")) return times(slope, plus(x, start));
	if (description.includes("stopped after")) return times(slope, x);
	if (description.includes("wrong sign")) return minus(start, times(slope, x));
	throw new Error(`No solver for: ${description}`);
}

/** Points with the inputs that the prompt names, in its order, each with its output. */
function areOnTheGraph(prompt: string, coordinates: readonly (Rational | null)[]): boolean {
	const inputs = [...prompt.matchAll(/\$x = (-?\d+)\$/g)].map(([, input = ""]) => value(input));
	return inputs.every((x, at) => {
		const [across = null, up = null] = coordinates.slice(2 * at, 2 * at + 2);
		return across !== null && up !== null && same(across, x) && same(up, outputAt(ruleIn(prompt), x));
	});
}

/** Inputs and outputs of a function that is given by its rule. */
export const followsRule: Solver = (question, { texts, values }) => {
	const { prompt, question_type } = question;
	if (question.interaction?.kind === "plane") return areOnTheGraph(prompt, values);
	const [first = "", second = ""] = texts;
	const gives = (text: string, shown: string) =>
		same(outputAt(ruleIn(text), inputIn(text)), calculate(shown.replaceAll("$", "")));
	if (question_type === "LABELED_INPUT") {
		const filled = tableOf(question, values);
		return filled !== null && filled.every(([x, y]) => same(outputAt(ruleIn(prompt), x), y));
	}
	if (question_type === "MATCH_THE_FOLLOWING") return gives(first, second);
	if (question_type === "SELECT_ALL") return gives(first, formulasIn(first).at(-1) ?? "");
	if (question_type === "VERIFY_WITH_LLM")
		return gives(prompt, (formulasIn(first).at(-1) ?? "").split(" = ").at(-1) ?? "");
	const rule = ruleIn(prompt);
	if (/What did|went wrong|mistake led/.test(prompt))
		return same(mistaken(first, rule, inputIn(prompt)), calculate(formulasIn(prompt).at(-1) ?? "0"));
	const [answer = null] = values;
	if (answer === null) return false;
	const wanted = /gives \$f\(x\) = (-?\d+)|is \$(-?\d+)\$\. What was|value \$(-?\d+)/
		.exec(prompt)
		?.slice(1)
		.find(Boolean);
	return wanted === undefined
		? same(outputAt(rule, inputIn(prompt)), answer)
		: same(outputAt(rule, answer), value(wanted));
};
