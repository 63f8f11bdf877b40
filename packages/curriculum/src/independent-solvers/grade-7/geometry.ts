import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, plus } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn as exactsIn } from "../reading/formulas.ts";
import { measuresCircle } from "./circle-measures.ts";
import { fitsTriangles } from "./triangles-that-fit.ts";
import { slicesSolids } from "./sliced-solids.ts";
import { measuresPieces } from "./composite-surfaces.ts";
import { fillsPrisms, scalesDrawings } from "./prisms-and-scales.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 7: geometry. */
export const solvers7Geometry: Solvers = {
	circumference: measuresCircle,
	"area-circle": measuresCircle,
	"scale-drawings": scalesDrawings,
	"triangle-conditions": fitsTriangles,
	"cross-sections": slicesSolids,
	"volume-prisms": fillsPrisms,
	"area-surface-composite": measuresPieces,
	"angle-relationships": (question, { value, values, text, texts }) => {
		const { prompt, figure, question_type } = question;
		const alt = figure?.alt ?? "";
		const agree = (words: string, one: Rational, other: Rational) => {
			const total = totalOf(words);
			return total === 0 ? isEqual(one, other) : isEqual(plus(one, other), exact(total));
		};
		if (["SELECT_ALL", "MATCH_THE_FOLLOWING", "VERIFY_WITH_LLM"].includes(question_type)) {
			const said = question_type === "VERIFY_WITH_LLM" ? (text.split(". ").at(-1) ?? "") : texts.join(" ");
			const [one = exact(0), other = exact(0)] = exactsIn(said);
			return agree(said, one, other);
		}
		if (question_type === "LABELED_INPUT") {
			const [known = exact(0)] = exactsIn(alt);
			const [next, opposite, last] = values.map((each) => each ?? exact(0));
			const straight = (one = exact(0), other = exact(0)) => isEqual(plus(one, other), exact(180));
			return straight(known, next) && straight(next, opposite) && straight(opposite, last);
		}
		const words = `${alt} ${prompt}`;
		const found = value ?? exactsIn(text)[0];
		if (found === undefined)
			return text.startsWith({ 90: "Comp", 180: "Supp", 0: "Vert" }[totalOf(words)] ?? "?");
		if (prompt.includes("What is $x$")) {
			const [one = "", two = ""] = formulasIn(prompt);
			return agree(words, calculate(one, { x: found }), calculate(two, { x: found }));
		}
		const [known = exact(0)] = exactsIn(figure === undefined ? prompt : alt);
		return agree(words, found, known);
	},
};

/** What two angles make together, by the words about them; 0 where they are equal. */
function totalOf(words: string): 0 | 90 | 180 {
	if (/right angle is cut|complement/.test(words)) return 90;
	return /straight line is cut|supplement/.test(words) ? 180 : 0;
}
