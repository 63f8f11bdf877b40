import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, over, plus, same, times } from "../reading/arithmetic.ts";
import { formulasIn, numbersIn, value } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

const squared = (number: Rational) => times(number, number);
const cubed = (number: Rational) => times(number, squared(number));
const ZERO = exact(0);

/** The number after a word such as "radius", without pi. */
function after(text: string, word: string): Rational | null {
	const plain = text.replace(/\\pi/g, "").replaceAll("$", "").replaceAll("{,}", "");
	const found = new RegExp(`${word} (\\d+(?:\\.\\d+)?)`).exec(plain)?.[1];
	return found === undefined ? null : value(found);
}

/** Three times the volume of a solid, without pi. */
function tripled(kind: string, r: Rational, h: Rational): Rational {
	if (kind === "sphere") return times(exact(4), cubed(r));
	return times(exact(kind === "cone" ? 1 : 3), times(squared(r), h));
}

function measuresOf(text: string) {
	const kind = /cylinder|cone|sphere/.exec(text.replace("traffic cone", ""))?.[0] ?? "";
	const diameter = after(text, "diameter");
	const r = after(text, "radius") ?? (diameter === null ? null : over(diameter, exact(2)));
	return { kind, r, h: after(text, "height"), total: after(text, "volume") };
}

/** Whether a number is the volume that a text asks for, or the measure that it leaves out. */
function fits(text: string, answer: Rational, wanted: string): boolean {
	const { kind, r, h, total } = measuresOf(text);
	const pi = text.includes("3.14") ? value("3.14") : exact(1);
	const volume = times(exact(3), total ?? answer);
	const found = tripled(
		kind,
		wanted === "radius" ? answer : (r ?? ZERO),
		wanted === "height" ? answer : (h ?? ZERO),
	);
	return same(times(found, pi), volume);
}

function mistakenThirds(description: string, text: string): Rational {
	const { kind, r: radius, h: height } = measuresOf(text);
	const [r, h] = [radius ?? ZERO, height ?? ZERO];
	const part = exact(kind === "cone" ? 1 : 3);
	if (description.includes("used the diameter")) return tripled(kind, times(exact(2), r), h);
	if (description.includes("did not square")) return times(part, times(r, h));
	if (description.includes("doubled the radius")) return times(times(exact(2), part), times(r, h));
	if (description.includes("squared the height")) return times(exact(3), times(r, squared(h)));
	if (description.includes("of a cylinder of")) return times(exact(3), times(squared(r), h));
	if (description.includes("took half of the cylinder")) return times(value("1.5"), times(squared(r), h));
	if (description.includes("factor four thirds")) return times(exact(3), cubed(r));
	if (description.includes("divide by 3")) return times(exact(12), cubed(r));
	if (description.includes("instead of cubing") && description.includes("squared"))
		return times(exact(4), squared(r));
	if (description.includes("instead of cubing")) return times(exact(12), r);
	throw new Error(`No solver for: ${description}`);
}

/** Three times the volume of two parts on top of each other. */
function combinedThirds(prompt: string): Rational {
	const [r = ZERO, h = ZERO] = numbersIn(prompt);
	const half = prompt.includes("half a sphere") ? times(exact(2), cubed(r)) : ZERO;
	const disc = times(squared(r), h);
	const cone = prompt.includes("cone") ? disc : ZERO;
	const cylinder = prompt.includes("cylinder") ? times(exact(3), disc) : ZERO;
	return plus(plus(half, cone), cylinder);
}

/** The number of a text before pi or a unit. */
function shownIn(text: string): Rational {
	return numbersIn(text.replaceAll("$", "").replace(/\\pi/g, " "))[0] ?? exact(-1);
}

/** Volumes of cylinders, cones and spheres, and of solids of two such parts. */
export const measuresSolid: Solver = ({ prompt, question_type }, { texts, values }) => {
	const [first = "", second = ""] = texts;
	if (question_type === "LABELED_INPUT") {
		const [r, h = null] = values.length === 2 ? values : [measuresOf(prompt).r, values[0] ?? null];
		return (
			r !== null &&
			r !== undefined &&
			h !== null &&
			same(r, measuresOf(prompt).r ?? ZERO) &&
			fits(prompt, h, "height")
		);
	}
	if (question_type === "MATCH_THE_FOLLOWING")
		return fits(first.replace("the volume", ""), shownIn(second), "");
	if (question_type === "SELECT_ALL") {
		const [task = "", claim = ""] = first.split(" is ");
		return fits(task.replace("The volume", ""), shownIn(claim), "");
	}
	if (question_type === "VERIFY_WITH_LLM")
		return fits(prompt, shownIn(/volume is ([\d,]+)π/.exec(first)?.[1] ?? ""), "");
	if (/What did|went wrong|mistake led/.test(prompt))
		return same(mistakenThirds(first, prompt), times(exact(3), shownIn(formulasIn(prompt)[0] ?? "")));
	const answer = question_type === "FILL_ONE" ? (values[0] ?? null) : shownIn(first);
	if (answer === null) return false;
	if (prompt.includes("whole solid")) return same(times(exact(3), answer), combinedThirds(prompt));
	const wanted = /its (height|radius)[?.]|(?:Find|What is) the (height|radius)/.exec(prompt);
	return fits(prompt, answer, wanted?.[1] ?? wanted?.[2] ?? "");
};
