import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { isMistakeAsked, lastValueIn } from "../reading/told-values.ts";

/** The area of the base and the length that a text tells. */
const volumeIn = (text: string) => {
	const [area = exact(0), length = exact(0)] = numbersIn(text);
	return times(area, length);
};

function mistakenVolume(description: string, text: string): Rational {
	const [area = exact(0), length = exact(0)] = numbersIn(text);
	if (description.includes("half")) return over(times(area, length), exact(2));
	if (description.includes("twice")) return times(times(area, length), length);
	return plus(area, length);
}

/** Volumes of prisms, from the area of the base or from a picture. */
export const fillsPrisms: Solver = ({ prompt, question_type, figure }, { text, texts, values }) => {
	if (question_type === "MATCH_THE_FOLLOWING") return same(volumeIn(text), lastValueIn(texts[1] ?? ""));
	if (question_type === "SELECT_ALL") return same(volumeIn(text), lastValueIn(text));
	if (question_type === "VERIFY_WITH_LLM") return same(volumeIn(prompt), lastValueIn(text));
	if (isMistakeAsked(prompt)) return same(mistakenVolume(text, prompt), lastValueIn(prompt));
	const found = values[0] ?? lastValueIn(text);
	if (figure === undefined) {
		const [area = exact(1), other = exact(1)] = numbersIn(prompt);
		return prompt.includes("The volume is")
			? same(times(area, found), other)
			: same(found, times(area, other));
	}
	const [length = exact(1), a = exact(1), b = exact(1), c = exact(1)] = numbersIn(figure.alt);
	const twice = figure.alt.includes("trapezoid") ? times(plus(a, b), c) : times(a, b);
	return same(times(found, exact(2)), times(twice, length));
};

/** "the real length for 3.5 cm at a scale of 1 cm = 4 m" */
const lengthIn = (text: string) => {
	const [given = exact(0), , per = exact(1)] = numbersIn(text);
	return text.includes("on the drawing") ? over(given, per) : times(given, per);
};

/** Lengths and areas of scale drawings and maps. */
export const scalesDrawings: Solver = ({ prompt, question_type }, { text, texts, values }) => {
	if (question_type === "MATCH_THE_FOLLOWING") return same(lengthIn(text), lastValueIn(texts[1] ?? ""));
	if (question_type === "SELECT_ALL") return same(lengthIn(text), lastValueIn(text));
	if (question_type === "VERIFY_WITH_LLM") return same(lengthIn(prompt), numbersIn(text).at(-1) ?? exact(-1));
	const [, per = exact(1), c = exact(1), d = exact(1), e = exact(1)] = numbersIn(prompt);
	const found = values[0] ?? lastValueIn(text);
	if (question_type === "FILL_MULTIPLE") {
		const [, second = exact(-1), area = exact(-1)] = values.map((each) => each ?? exact(-1));
		return same(found, times(c, per)) && same(second, times(d, per)) && same(area, times(found, second));
	}
	if (prompt.includes("map")) return same(times(found, exact(100)), times(per, c));
	if (prompt.includes("new drawing"))
		return same(times(found, e), times(per, c)) && same(minus(d, exact(1)), exact(0));
	if (prompt.includes("real area")) return same(found, times(times(c, d), times(per, per)));
	return / on the drawing\?| is the drawing of /.test(prompt) && !/long on the drawing\./.test(prompt)
		? same(times(found, per), c)
		: same(found, times(c, per));
};
