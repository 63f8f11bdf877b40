import { bracketed, defineSkill, linearTex, slip, sumTex } from "../../kit/index.ts";
import { equationTex, through } from "./pairs.ts";
import { type Systems, waysToSolve } from "./solve-system.ts";

interface Limits {
	/** The largest size of the letter that is found first, and of the number added to its multiple. */
	most: number;
	added: number;
	hasNegatives?: boolean;
	/** The letter that is found first; the other one is given by it. */
	first?: "x" | "y";
	/** Whether the given letter still has to be solved for. */
	isHidden?: boolean;
}

/** v = a u + b, and p x + q y = r. */
const systems =
	({ most, added, hasNegatives = false, first = "x", isHidden = false }: Limits): Systems =>
	(random) => {
		const sign = () => (hasNegatives && random.oneIn(2) ? -1 : 1);
		const [u, v] = first === "x" ? ["x", "y"] : ["y", "x"];
		const [known, a] = [random.integer(1, most) * sign(), random.integer(2, 5) * sign()];
		const b = added === 0 ? 0 : random.integer(1, added) * sign();
		const put = a * known + b;
		const [ofU, ofV] = [random.integer(1, 5) * sign(), random.integer(1, 4) * sign()];
		const factor = ofU + ofV * a;
		if (factor === 0 || put === known || put === 0) return undefined;
		const at = (ofFirst: number, ofOther: number) =>
			(first === "x" ? [ofFirst, ofOther] : [ofOther, ofFirst]) as [number, number];
		const other = through(...at(ofU, ofV), ...at(known, put));
		const rule = `${v} = ${linearTex(a, u ?? "", b)}`;
		const withParentheses = `${sumTex([[ofU, u ?? ""]])} ${ofV < 0 ? "-" : "+"} ${Math.abs(ofV) === 1 ? "" : Math.abs(ofV)}(${sumTex(
			[
				[a, u ?? ""],
				[b, ""],
			],
		)}) = ${other.r}`;
		const firstOnly = (other.r - b) / factor;
		return {
			one: isHidden
				? `${sumTex([
						[-a, u ?? ""],
						[1, v ?? ""],
					])} = ${b}`
				: rule,
			other: equationTex(other),
			x: at(known, put)[0],
			y: at(known, put)[1],
			wrong: [
				[slip.distributedToFirst, ...at(firstOnly, a * firstOnly + b)],
				[slip.lostAddend, ...at(known, a * known)],
				[slip.swappedUnknowns, ...at(put, known)],
				[slip.lostSolutionSign, ...at(-known, b - a * known)],
			],
			hints: [
				isHidden
					? `Solve the first equation for $${v}$.`
					: `The first equation says what $${v}$ is equal to.`,
				`Substitute $${linearTex(a, u ?? "", b)}$ for $${v}$ in the second equation, in parentheses.`,
				`Solve $${withParentheses}$ for $${u}$. Then go back to find $${v}$.`,
			],
			steps: [
				...(isHidden ? [`The first equation gives $${rule}$.`] : []),
				`Substitute for $${v}$: $${withParentheses}$.`,
				`Simplify: $${sumTex([[factor, u ?? ""]])} = ${other.r - ofV * b}$, so $${u} = ${known}$.`,
				`Then $${v} = ${a} \\times ${bracketed(known)}${b === 0 ? "" : ` ${b < 0 ? "-" : "+"} ${Math.abs(b)}`} = ${put}$.`,
			],
		};
	};

const multiple = waysToSolve(systems({ most: 9, added: 0 }));
const small = waysToSolve(systems({ most: 6, added: 9 }));
const negative = waysToSolve(systems({ most: 8, added: 9, hasNegatives: true }));
const turned = waysToSolve(systems({ most: 8, added: 9, hasNegatives: true, first: "y" }));
const hidden = waysToSolve(systems({ most: 9, added: 9, hasNegatives: true, isHidden: true }));

// 1: y is a multiple of x. 2: y is a multiple and a constant. 3: with negative numbers. 4: x is given by y, and several
// systems at once. 5: an equation has to be solved for y first.
export const systemsSubstitution = defineSkill("systems-substitution", 13, {
	1: [multiple.boxes, multiple.chosen, multiple.typed],
	2: [small.boxes, small.chosen, small.typed],
	3: [negative.boxes, negative.plotted, negative.chosen, negative.typed, small.mistaken],
	4: [turned.boxes, turned.chosen, turned.judged, small.matched],
	5: [hidden.boxes, hidden.chosen, hidden.typed, turned.explained],
});
