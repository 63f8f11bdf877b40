import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, numbersIn as exactsIn, over, plus, power, sum, times } from "./exact.ts";
import { measuresArea } from "./polygon-areas.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 6: geometry. */
export const secondWays6Geometry: SecondWays = {
	"area-triangles-quads": measuresArea,
	"area-composite-polygons": (question, { value, values }) => {
		const alt = question.figure?.alt ?? "";
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(alt);
		const half = rational(1n, 2n);
		if (alt.startsWith("A rectangle") && alt.includes("on top")) {
			const [box, top] = [times(a, b), times(times(c, d), half)];
			if (question.question_type === "FILL_MULTIPLE")
				return [box, top, plus(box, top)].every(
					(area, at) => values[at] !== null && isEqual(area, values[at] ?? exact(-1)),
				);
			return value !== null && isEqual(value, plus(box, top));
		}
		if (value === null) return false;
		if (alt.startsWith("An L")) return isEqual(value, plus(times(plus(a, c), d), times(a, minus(b, d))));
		if (alt.includes("cut off")) return isEqual(plus(value, times(times(c, d), half)), times(a, b));
		// The frame as two long strips and two short ones.
		return isEqual(value, times(exact(2), plus(times(plus(a, plus(c, c)), c), times(b, c))));
	},
	"volume-fractional-edges": (question, { value }) => {
		const [a = exact(1), b = exact(1), c = exact(1), cube] = exactsIn(question.prompt);
		if (value === null) return false;
		const filled = cube === undefined ? value : times(value, power(cube, 3));
		return isEqual(over(over(filled, a), b), c);
	},
	"nets-surface-area": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (question.question_type === "SELECT_ONE") {
			const faces = {
				Cube: "six squares",
				Box: "in pairs",
				"Triangular prism": "three rectangles",
				"Square pyramid": "one square",
				"Triangular pyramid": " four equal triangles",
			};
			const name = text.replace(/ \(.*/, "");
			return (
				prompt.includes(faces[name as keyof typeof faces]) &&
				(name !== "Triangular pyramid" || !prompt.includes("square and"))
			);
		}
		const [a = exact(1), b = exact(1), c = exact(1), d = exact(1), e = exact(1), f = exact(1)] = exactsIn(
			figure?.alt ?? "",
		);
		if (value === null || figure === undefined) return false;
		if (figure.alt.startsWith("The net of a box"))
			return isEqual(value, sum([times(a, b), times(c, d), times(e, f)].flatMap((face) => [face, face])));
		if (figure.alt.startsWith("A box"))
			return isEqual(value, plus(times(times(exact(2), plus(a, b)), c), times(exact(2), times(a, b))));
		// Four triangles on a square make two parallelograms of side and height.
		if (figure.alt.includes("pyramid"))
			return isEqual(value, plus(times(a, a), times(exact(2), times(a, b))));
		return isEqual(value, plus(times(a, b), times(plus(plus(a, b), c), d)));
	},
};
